import type { Picture as PictureContent } from '@/content/schema/fields';
import type { Words } from '@/content/schema/words';
import type { ShownScreen } from '@/lib/screen-file';
import { Boundary } from '../islands/boundary';
import { LiveScreen } from '../islands/live/live-screen';
import { Tour } from '../islands/tour';
import { Picture } from '../ui/picture';

type Props = {
  image: PictureContent;
  /** The product's name. */
  title: string;
  /** Undefined for a product that has no drawn screen: its picture stands alone. */
  screen: ShownScreen | undefined;
  words: Words;
};

/** A product's picture, which can be made live, with the steps of its tour. */
export function ProductScreen({ image, title, screen, words }: Props) {
  const picture = (
    <Picture
      image={image}
      sizes="(min-width: 1024px) 72vw, (min-width: 768px) 92vw, 100vw"
      crop="(max-width: 47.99rem)"
    />
  );
  return (
    <figure className="screen mt-8">
      {screen ? (
        <Boundary>
          <Tour id={screen.id} parts={screen.parts} words={words.tour}>
            <LiveScreen product={screen.id} about={title} address={screen.address} words={words.live}>
              {picture}
            </LiveScreen>
            <ol>
              {screen.tour.map(({ title, text }, index) => (
                <li key={title} id={`${screen.id}-${index + 1}`}>
                  <b>{title}</b> {text}
                </li>
              ))}
            </ol>
          </Tour>
        </Boundary>
      ) : (
        picture
      )}
      <figcaption>{words.illustrative}</figcaption>
    </figure>
  );
}

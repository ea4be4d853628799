import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/content/schema/fields';
import type { Words } from '@/content/schema/words';
import { narrow } from '@/lib/narrow';
import { joinUnits } from '@/lib/no-break';
import { focusClass } from '@/lib/pictures';
import type { ShownScreen } from '@/lib/screen-file';
import { Boundary } from '../islands/boundary';
import { LiveScreen } from '../islands/live/live-screen';
import { Tour } from '../islands/tour';
import { Picture } from '../ui/picture';

type Props = {
  image: PictureContent;
  backdrop?: PictureContent | undefined;
  /** The product's name. */
  title: string;
  /** Undefined for a product without a live screen, which gets a picture alone. */
  screen: ShownScreen | undefined;
  words: Words;
  /** The link beside the buttons of the picture. */
  children: ReactNode;
};

/** A product's picture with its live screen, its tour and a link. */
export function ProductScreen({ image, backdrop, title, screen, words, children }: Props) {
  const front = (
    <Picture image={image} sizes="(min-width: 1024px) 72vw, (min-width: 768px) 92vw, 100vw" portraitMedia={narrow} />
  );
  const picture = backdrop ? (
    <div className="backed">
      <Picture image={backdrop} sizes="max(104vw, 1400px)" className={clsx('backdrop', focusClass(backdrop.file))} />
      {front}
    </div>
  ) : (
    front
  );
  const after = (
    <>
      {children}
      <figcaption className="sr-only">{words.illustrative}</figcaption>
    </>
  );
  if (!screen)
    return (
      <figure className="screen tour">
        {picture}
        {after}
      </figure>
    );
  const steps = (
    <ol>
      {screen.tour.map(({ title, text }, index) => (
        <li key={title} id={`${screen.id}-${index + 1}`}>
          <b>{title}</b> {joinUnits(text)}
        </li>
      ))}
    </ol>
  );
  return (
    <Boundary
      keep={
        <figure className="screen tour">
          {picture}
          {steps}
          {after}
        </figure>
      }
    >
      <Tour id={screen.id} parts={screen.parts} words={words.tour} about={title} steps={steps} after={after}>
        <LiveScreen product={screen.id} about={title} address={screen.address} words={words.live}>
          {picture}
        </LiveScreen>
      </Tour>
    </Boundary>
  );
}

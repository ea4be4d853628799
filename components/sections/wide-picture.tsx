import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { focusPart } from '@/lib/pictures';
import { Picture } from '../ui/picture';

/** How a picture is cropped: `upper` and `lower` keep that edge at every width, the aspect ratios apply from `md` up. */
const crops = {
  upper: 'object-[50%_14%] md:aspect-[2/1]',
  lower: 'object-[50%_90%] md:aspect-[2/1]',
  middle: 'md:aspect-[21/9]',
  large: 'md:aspect-[2/1]',
};
type Props = {
  image: PictureContent;
  crop?: keyof typeof crops;
  /** As wide as the window at any width, for a picture that a dark section follows. */
  full?: boolean;
};

/**
 * The page's first picture: a photograph that is a little wider than the text, or with `full` as wide as the window; below
 * `md` always as wide.
 */
export function WidePicture({ image, crop = focusPart(image.file) ?? 'middle', full }: Props) {
  return (
    <div className={clsx(!full && 'wrap-wide max-md:px-0')}>
      <Picture
        image={image}
        first
        sizes={full ? '100vw' : '(min-width: 1600px) 1520px, 100vw'}
        className={clsx('aspect-[3/2] w-full object-cover', !full && 'md:rounded-picture', crops[crop])}
      />
    </div>
  );
}

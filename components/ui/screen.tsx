import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { narrow } from '@/lib/narrow';
import { Picture } from './picture';

type Props = {
  image: PictureContent;
  sizes: string;
  illustrative: string;
  tall?: boolean;
  /** Media query of the windows that get the portrait drawing. */
  crop?: string;
  className?: string;
};

/**
 * A product's screen: the wide drawing, with `tall` the portrait one. Below 768 px it is the portrait one, unless `crop`
 * says otherwise.
 */
export function Screen({ image, sizes, illustrative, tall, crop = narrow, className }: Props) {
  return (
    <figure className={clsx('screen', className)}>
      <Picture image={image} sizes={sizes} tall={tall} crop={crop} />
      <figcaption>{illustrative}</figcaption>
    </figure>
  );
}

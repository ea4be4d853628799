import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { Picture } from './picture';

type Props = { image: PictureContent; sizes: string; illustrative: string; className?: string };

/** A product's screen: the wide drawing from 768 px up, the tall one at full window width below. */
export function Screen({ image, sizes, illustrative, className }: Props) {
  return (
    <figure className={clsx('screen', className)}>
      <Picture image={image} sizes={sizes} crop="(max-width: 47.99rem)" />
      <figcaption>{illustrative}</figcaption>
    </figure>
  );
}

import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { Picture } from './picture';

type Props = { image: PictureContent; sizes: string; illustrative: string; className?: string };

/** A product's screen: whole where there is room, on phones its main panel, as wide as the window. */
export function Screen({ image, sizes, illustrative, className }: Props) {
  return (
    <figure className={clsx('screen', className)}>
      <Picture image={image} sizes={sizes} crop="(max-width: 767.98px)" className="h-auto w-full" />
      <figcaption className="mt-2 text-caption text-muted">{illustrative}</figcaption>
    </figure>
  );
}

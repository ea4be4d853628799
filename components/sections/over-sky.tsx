import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { focusClass } from '@/lib/pictures';
import { Picture } from '../ui/picture';

type Props = {
  image: PictureContent | undefined;
  /** No higher than the text needs, for a page whose main content follows the head. */
  low?: boolean;
  children: ReactNode;
};

/** A page's head in the sky of its photograph, one of images/sky; without a photograph the head alone. */
export function OverSky({ image, low, children }: Props) {
  if (!image) return children;
  return (
    <div className={clsx('over-sky', low && 'low')}>
      {children}
      {/* On phones the photograph is scaled to its height, and so to some 1.5 times the width of the window. */}
      <Picture
        image={image}
        first
        sizes="(min-width: 30rem) 100vw, 150vw"
        portraitMedia="(max-width: 29.99rem)"
        className={focusClass(image.file)}
      />
    </div>
  );
}

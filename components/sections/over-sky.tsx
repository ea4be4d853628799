import type { ReactNode } from 'react';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { focusClass } from '@/lib/pictures';
import { Picture } from '../ui/picture';

type Props = { image: PictureContent | undefined; children: ReactNode };

/** A page's head and its photograph, one of images/sky: from `lg` up the head stands in the sky. */
export function OverSky({ image, children }: Props) {
  if (!image) return children;
  return (
    <div className="over-sky">
      {children}
      <Picture
        image={image}
        first
        sizes="100vw"
        portraitMedia="(max-width: 29.99rem)"
        className={focusClass(image.file)}
      />
    </div>
  );
}

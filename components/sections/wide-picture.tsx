import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { isFocusLow } from '@/lib/pictures';
import { Picture } from '../ui/picture';

/** A photograph that is a little wider than the text. */
export function WidePicture({ image, first }: { image: PictureContent; first?: boolean }) {
  return (
    <div className="wrap-wide">
      <Picture
        image={image}
        first={first}
        sizes="(min-width: 1600px) 1520px, 95vw"
        className={clsx(
          'aspect-[3/2] w-full rounded-picture object-cover md:aspect-[21/9]',
          isFocusLow(image.file) && 'object-[50%_75%]',
        )}
      />
    </div>
  );
}

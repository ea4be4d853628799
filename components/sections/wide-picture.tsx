import { clsx } from 'clsx';
import type { Picture as PictureContent } from '@/content/schema/fields';
import { focusPart } from '@/lib/pictures';
import { Picture } from '../ui/picture';

const crops = {
  upper: 'object-[50%_14%] md:aspect-[2/1]',
  lower: 'object-[50%_75%] md:aspect-[21/9]',
  foot: 'object-bottom md:aspect-[3/1]',
  middle: 'md:aspect-[21/9]',
};

/** A photograph that is a little wider than the text; on phones as wide as the window. `slim` leaves out the upper quarter of it, in a wide window. */
export function WidePicture({ image, first, slim }: { image: PictureContent; first?: boolean; slim?: boolean }) {
  const part = focusPart(image.file);
  return (
    <div className="wrap-wide max-md:px-0">
      <Picture
        image={image}
        first={first}
        sizes="(min-width: 1600px) 1520px, 100vw"
        className={clsx(
          'aspect-[3/2] w-full object-cover md:rounded-picture',
          crops[slim ? 'foot' : (part ?? 'middle')],
        )}
      />
    </div>
  );
}

import type { Picture as PictureContent } from '@/content/schema/fields';
import { asset } from '@/lib/asset';
import { fileAddress, pictureEntry, portraitOf } from '@/lib/pictures';

type Props = {
  image: PictureContent;
  /** The `sizes` attribute: how wide the picture is shown. A drawing (SVG) needs none. */
  sizes?: string;
  /**
   * The page's first picture loads eagerly, but is not preloaded: the largest paint is the headline, which waits for the
   * typeface (tests/bench/README.md). All other pictures load lazily.
   */
  first?: boolean | undefined;
  /** Media query of the windows that get the picture's portrait form. */
  portraitMedia?: string;
  /** Shows the portrait form in all windows: a product's portrait screen is readable at half the width. */
  portrait?: boolean | undefined;
  className?: string | undefined;
};

/** A picture of content/images, in the widths that `npm run images` derives from it. */
export function Picture({ image, sizes, first, portraitMedia, portrait, className }: Props) {
  const form = portraitMedia || portrait ? portraitOf(image.file) : undefined;
  const { width, height, widths, stem } = (portrait && form) || pictureEntry(image.file);
  const path = (name: string, w?: number) => asset(fileAddress(name, w));
  const set = (name: string, list: number[]) =>
    list.length > 1 ? list.map((w) => `${path(name, w)} ${w}w`).join(', ') : path(name, list[0]);
  const img = (
    // Browsers without `srcset`, and search engines, get the second width.
    <img
      src={path(stem, widths[Math.min(1, widths.length - 1)])}
      srcSet={widths.length > 1 ? set(stem, widths) : undefined}
      sizes={widths.length > 1 ? sizes : undefined}
      width={width}
      height={height}
      alt={image.alt}
      loading={first ? undefined : 'lazy'}
      className={className}
    />
  );
  if (!portraitMedia || !form) return img;
  return (
    <picture>
      <source
        media={portraitMedia}
        srcSet={set(form.stem, form.widths)}
        sizes={form.widths.length > 1 ? sizes : undefined}
        width={form.width}
        height={form.height}
      />
      {img}
    </picture>
  );
}

/** A form in which a picture is served: the whole picture, or a crop around its focal point. */
export type Shape = {
  /** Inserted between name and width in the file name; '' for the main shape. */
  suffix: '' | '-portrait';
  /** Aspect ratio of the crop (width / height). Default: that of the master. */
  aspect?: number;
  /** Widths in device pixels, ascending. Those above the master's own width are not made. */
  widths: number[];
  /**
   * Allows widths up to this multiple of the master's own. A screen of three device pixels per CSS pixel then enlarges
   * neither the blocks of the encoder nor a soft edge.
   */
  enlarge?: number;
  /** The quality of all widths is searched at one of them; without a target it is that of the folder. */
  target?: Target;
};

/** The SSIMULACRA2 score to reach at this width, and the size limit in bytes, which comes first. */
export type Target = { width: number; score: number; bytes: number };

export type Use = {
  shapes: Shape[];
  /** Chroma subsampling: 4:4:4 keeps thin coloured lines and small text sharp; 4:2:0 is enough for photographs. */
  chroma: '4:2:0' | '4:4:4';
  /** Bits per channel: 10 keep an even sky free of bands and blocks, and make smaller files. Default: 8. */
  bitdepth?: 10;
  /** The AVIF quality. With a target it is the least one: an even sky reaches a score before it is free of blocks. */
  quality: number;
  /** Serves SVG masters unchanged instead of rasterising them. */
  copySvg?: boolean;
};

/** Bytes per kilobyte (decimal). */
const kB = 1000;
const photo = { chroma: '4:2:0', bitdepth: 10, quality: 56 } as const;
const drawing = { chroma: '4:4:4', quality: 62 } as const;
const card = (widths: number[]): Use => ({
  ...photo,
  shapes: [{ suffix: '', widths, target: { width: 640, score: 74, bytes: 30 * kB } }],
});

/** The settings of each folder of content/images. After a change, the pictures of that folder are made again. */
export const uses: Record<string, Use> = {
  hero: {
    ...photo,
    quality: 62,
    shapes: [
      { suffix: '', widths: [1280, 1920, 2560], target: { width: 1280, score: 77.5, bytes: 90 * kB } },
      {
        suffix: '-portrait',
        aspect: 9 / 16,
        widths: [480, 800, 1200],
        enlarge: 1.6,
        target: { width: 800, score: 75.5, bytes: 75 * kB },
      },
    ],
  },
  industries: {
    ...photo,
    // Portrait format: twice the area of a card of the same width, so a larger budget.
    shapes: [
      { suffix: '', aspect: 3 / 4, widths: [320, 480, 640, 960], target: { width: 640, score: 74, bytes: 50 * kB } },
    ],
  },
  cards: card([480, 640, 960, 1440]),
  differentiators: card([480, 640, 960, 1440]),
  services: card([480, 640, 960, 1440]),
  blog: card([480, 640, 960, 1440]),
  testimonial: card([480, 640, 960, 1440]),
  placeholder: card([480, 640, 960, 1440]),
  about: card([480, 640, 960, 1440, 2000]),
  journey: card([480, 640, 960, 1440, 2000]),
  products: {
    ...drawing,
    shapes: [
      { suffix: '', widths: [480, 768, 1152, 1600] },
      // Only the main panel, for phones.
      { suffix: '-portrait', aspect: 1, widths: [480, 768, 1000] },
    ],
  },
  team: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }] },
  highlights: { ...drawing, shapes: [{ suffix: '', widths: [240] }], copySvg: true },
  partners: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }], copySvg: true },
};

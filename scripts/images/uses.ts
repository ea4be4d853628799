/** One outline in which a picture is served: its own, or a crop around its focal point. */
export type Shape = {
  /** Stands between name and width in the file's name; '' for the picture's main shape. */
  suffix: '' | '-portrait';
  /** Width divided by height to crop to; as the master is when left out. */
  aspect?: number;
  /** CSS pixels × device pixels, ascending. Those above the master's own width are capped to it. */
  widths: number[];
  /** Most bytes the file may have at this width; quality falls until it holds. */
  budget?: { width: number; bytes: number };
};

export type Use = {
  shapes: Shape[];
  /** Full chroma keeps thin coloured lines and small type clean; half of it is enough for photographs. */
  chroma: '4:2:0' | '4:4:4';
  /** AVIF quality to start from. */
  quality: number;
  /** SVG masters are served as they are instead of being drawn at each width. */
  copySvg?: boolean;
};

/** kB as in the budgets: 1000 bytes. */
const kB = 1000;
const photo = { chroma: '4:2:0', quality: 58 } as const;
const drawing = { chroma: '4:4:4', quality: 62 } as const;
const card = (widths: number[]): Use => ({
  ...photo,
  shapes: [{ suffix: '', widths, budget: { width: 640, bytes: 30 * kB } }],
});

/** What each folder of content/images is for. A change here remakes the pictures of that folder. */
export const uses: Record<string, Use> = {
  hero: {
    ...photo,
    // A calm sky shows blocks first.
    quality: 66,
    shapes: [
      { suffix: '', widths: [1280, 1920, 2560], budget: { width: 1280, bytes: 90 * kB } },
      { suffix: '-portrait', aspect: 9 / 16, widths: [480, 828, 1080], budget: { width: 828, bytes: 75 * kB } },
    ],
  },
  industries: {
    ...photo,
    // Twice the area of a card of the same width.
    shapes: [{ suffix: '', aspect: 3 / 4, widths: [320, 480, 640, 960], budget: { width: 640, bytes: 50 * kB } }],
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
      // The main panel alone, for phones.
      { suffix: '-portrait', aspect: 1, widths: [480, 768, 1000] },
    ],
  },
  team: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }] },
  highlights: { ...drawing, shapes: [{ suffix: '', widths: [240] }], copySvg: true },
  partners: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }], copySvg: true },
};

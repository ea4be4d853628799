/** One served version of a picture: the whole picture, or a crop around its focal point. */
export type Shape = {
  /** The part of the file name between name and width; '' for the main shape. */
  suffix: '' | '-portrait';
  /** Aspect ratio of the crop (width / height). Default: that of the master. */
  aspect?: number;
  /** Widths in device pixels, ascending. Those above the master's own width are not generated. */
  widths: number[];
  /**
   * Allows widths up to this multiple of the master's own. Otherwise browsers would enlarge the picture on screens with
   * three device pixels per CSS pixel, and its compression artefacts with it.
   */
  enlarge?: number;
  /**
   * The quality is raised until the widest file up to this width (else the narrowest) reaches the SSIMULACRA2 score, or
   * lowered until it fits the size limit in bytes. All widths get that quality.
   */
  budget?: { width: number; bytes: number; score?: number };
};

export type ImageFolder = {
  shapes: Shape[];
  /** Chroma subsampling: 4:4:4 keeps thin coloured lines and small text sharp; 4:2:0 is enough for photographs. */
  chroma: '4:2:0' | '4:4:4';
  /** Bits per channel. 10 bits keep an even sky free of bands and blocks, and make smaller files. Default: 8. */
  bitdepth?: 10;
  /** The AVIF quality before a budget changes it. */
  quality: number;
};

/** Bytes per kilobyte (decimal). */
const kB = 1000;
const photo = { chroma: '4:2:0', quality: 58 } as const;
const drawing = { chroma: '4:4:4', quality: 62 } as const;
const card = (widths: number[]): ImageFolder => ({
  ...photo,
  shapes: [{ suffix: '', widths, budget: { width: 640, bytes: 30 * kB } }],
});

/**
 * The settings of each folder of content/images. SVG masters are served unchanged: a product's screen has a third of the
 * bytes of an AVIF 1,600 pixels wide, and is sharp at every size. After a change, the pictures of that folder are
 * generated again.
 */
export const imageFolders: Record<string, ImageFolder> = {
  hero: {
    ...photo,
    bitdepth: 10,
    // An even sky reaches the score while its compression artefacts are still visible.
    quality: 57,
    shapes: [
      { suffix: '', widths: [1280, 1920, 2560], budget: { width: 1280, bytes: 90 * kB, score: 70 } },
      {
        suffix: '-portrait',
        aspect: 9 / 16,
        widths: [480, 800, 1200],
        enlarge: 1.6,
        budget: { width: 800, bytes: 36 * kB, score: 71 },
      },
    ],
  },
  industries: {
    ...photo,
    // Portrait format: twice the area of a card of the same width, so a larger budget.
    shapes: [{ suffix: '', aspect: 3 / 4, widths: [480, 640, 960], budget: { width: 640, bytes: 50 * kB } }],
  },
  differentiators: card([640, 960, 1440]),
  services: card([480, 640, 960, 1440, 2000]),
  blog: card([480, 640, 960, 1440]),
  testimonial: { ...card([480, 640, 960, 1440, 2000]), quality: 70, bitdepth: 10 },
  goods: card([240, 480, 900]),
  placeholder: card([480, 640, 960, 1440, 2000]),
  // Pictures in whose sky the head of a page stands.
  sky: {
    ...photo,
    shapes: [
      ...card([480, 640, 960, 1440, 2000]).shapes,
      { suffix: '-portrait', aspect: 4 / 5, widths: [480, 800, 1120], budget: { width: 800, bytes: 40 * kB } },
    ],
  },
  about: card([480, 640, 960, 1440, 2000]),
  // In these three folders, an even gradient of sky fills half of a picture.
  journey: { ...card([480, 640, 960, 1440, 2000]), quality: 70, bitdepth: 10 },
  backdrops: { ...card([1200, 2000]), quality: 70, bitdepth: 10 },
  closing: {
    ...photo,
    quality: 70,
    bitdepth: 10,
    shapes: [
      { suffix: '', widths: [2400], budget: { width: 2400, bytes: 30 * kB } },
      { suffix: '-portrait', aspect: 3 / 5, widths: [1200], budget: { width: 1200, bytes: 30 * kB } },
    ],
  },
  // Two photographs beside the drawings: the head of the SaaS page and what SolarVision's drone sees.
  products: { ...drawing, shapes: [{ suffix: '', widths: [1200, 1800], budget: { width: 1200, bytes: 95 * kB } }] },
  // The products' screens again, drawn for phones.
  phones: { ...drawing, shapes: [{ suffix: '', widths: [800, 1080] }] },
  team: { ...drawing, shapes: [{ suffix: '', widths: [240, 480, 960] }] },
  highlights: { ...drawing, shapes: [{ suffix: '', widths: [240] }] },
  partners: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }] },
  explained: { ...drawing, shapes: [{ suffix: '', widths: [640, 1280] }] },
  terms: { ...drawing, shapes: [{ suffix: '', widths: [240, 480] }] },
};

/** Folders in which a master may be narrower than the widest served picture. */
const exceptions: Record<string, number> = { hero: 2400, placeholder: 1440, phones: 720, partners: 240, terms: 240 };

/** The width in pixels that a master in each folder should have. Drawings (SVG) have no width of their own. */
export const minimumWidths: Record<string, number> = Object.fromEntries(
  Object.entries(imageFolders).map(([folder, { shapes }]) => [
    folder,
    exceptions[folder] ?? Math.max(...(shapes[0]?.widths ?? [])),
  ]),
);

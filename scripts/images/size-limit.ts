const MiB = 1024 * 1024;

/** The most bytes of a master. Browsers import this too (editor/layer/picture.ts). */
export const largest = 25 * MiB;

export const tooLarge = (bytes: number) =>
  `is ${(bytes / MiB).toFixed(1)} MB; the limit is ${largest / MiB} MB. Export it smaller.`;

const raster = String.raw`data:image\/(?:png|jpe?g|webp|avif|gif)[;,]`;
const font = String.raw`data:(?:font\/|application\/(?:x-)?font)`;

const faults: [RegExp, string][] = [
  [/\0/, 'is not in UTF-8'],
  [/<(?:[\w-]+:)?script\b/i, 'contains a script'],
  [/\son[a-z]+\s*=\s*["']/i, 'contains an event handler (an attribute such as onload)'],
  [/javascript:/i, 'contains a script address'],
  [/<(?:[\w-]+:)?foreignObject\b/i, 'contains a foreignObject'],
  [/<!ENTITY/i, 'declares entities'],
  [/@import/i, 'imports a stylesheet'],
  [
    new RegExp(String.raw`\b(?:href|src)\s*=\s*(["'])(?!\s*(?:#|\1|${raster}))`, 'i'),
    'refers to something outside itself',
  ],
  [new RegExp(String.raw`url\((?!\s*["']?\s*(?:#|${raster}|${font}))`, 'i'), 'refers to something outside itself'],
];

/**
 * The reason why an SVG must not be served, or null. SVG files can run scripts and load other files. References within
 * the file and embedded bitmaps and fonts are allowed.
 */
export function findSvgFault(text: string): string | null {
  return faults.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

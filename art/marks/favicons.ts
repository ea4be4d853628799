import sharp from 'sharp';
import { markLine } from '../../lib/mark';
import { color } from '../../lib/screens/palette';
import { ico } from './ico';

/**
 * The mark on a solid tile, so that it is visible on light and dark tab strips.
 * `corner` (radius) and `inset` (margin on each side) are shares of the size. A maskable icon must stay within the middle 80 %.
 */
function tile(size: number, corner: number, inset: number, thickness: number): string {
  const box = size * (1 - 2 * inset);
  const at = size * inset;
  const ground = `<rect width="${size}" height="${size}" rx="${size * corner}" fill="${color.field}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size}" height="${size}">${ground}${markLine(at, at, box, color.paper, thickness, color.amber)}</svg>\n`;
}

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();

/** All icons, by file name in public/. */
export async function favicons(): Promise<Record<string, string | Buffer>> {
  const small = [await png(tile(16, 0.19, 0.06, 3.4)), await png(tile(32, 0.19, 0.11, 3))];
  return {
    'favicon.svg': tile(32, 0.19, 0.11, 3),
    'favicon.ico': ico([
      { size: 16, png: small[0] as Buffer },
      { size: 32, png: small[1] as Buffer },
    ]),
    'apple-touch-icon.png': await png(tile(180, 0, 0.19, 2.5)),
    'icon-192.png': await png(tile(192, 0.19, 0.16, 2.5)),
    'icon-512.png': await png(tile(512, 0.19, 0.16, 2.4)),
    'icon-maskable-512.png': await png(tile(512, 0, 0.2, 2.4)),
  };
}

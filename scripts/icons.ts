import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { artIcons } from '../art/lib/icon-names';
import { iconNames } from '../content/schema/icons';
import { elementsOf, parseHtml } from './lib/html';
import { fetchTool } from './lib/tools';

/**
 * `npm run icons`: writes the shapes of the icons that content and art name into lib/icons.json. Run it after a change
 * of the names.
 */
const lucide = path.join(fetchTool('icons'), 'lucide-static');
const { version } = JSON.parse(readFileSync(path.join(lucide, 'package.json'), 'utf8'));

/**
 * Rounds the numbers of a path to one decimal place. The error, at most a twentieth of a unit, is less than a tenth of a
 * pixel.
 */
const shorten = (d: string) =>
  d.replace(/-?\d*\.\d{2,}/g, (number, at: number) => {
    // `1.0` is not shortened to `1`: a number such as `.5` right after it would make it `1.5`.
    const short = Number(number)
      .toFixed(1)
      .replace(/^(-?)0\./, '$1.');
    return /\d/.test(d[at - 1] ?? '') && !/^[-.]/.test(short) ? ` ${short}` : short;
  });

/** The shapes of an icon of art/icons, or of Lucide. Icons of drawings are not rounded, or the drawings would change. */
const shapesOf = (name: string) => {
  const own = `art/icons/${name}.svg`;
  const file = existsSync(own) ? own : path.join(lucide, 'icons', `${name}.svg`);
  const exact = (artIcons as readonly string[]).includes(name);
  return elementsOf(parseHtml(readFileSync(file, 'utf8'), true))
    .filter(({ tagName }) => tagName !== 'svg')
    .map(({ tagName, properties: { d, ...rest } }) => [
      tagName,
      typeof d === 'string' ? { d: exact ? d : shorten(d), ...rest } : rest,
    ]);
};
const names = [...new Set([...iconNames, ...artIcons])].sort();
const icons = Object.fromEntries(names.map((name) => [name, shapesOf(name)]));
writeFileSync(
  'lib/icons.json',
  `${JSON.stringify({ _generated: `npm run icons, from lucide-static ${version}`, icons }, null, 1)}\n`,
);

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

/**
 * The shapes of an icon of art/icons, or of Lucide. The numbers are rounded, and paths that follow each other become one.
 * Icons of drawings stay as they are, or the drawings would change.
 */
const shapesOf = (name: string) => {
  const own = `art/icons/${name}.svg`;
  const file = existsSync(own) ? own : path.join(lucide, 'icons', `${name}.svg`);
  const elements = elementsOf(parseHtml(readFileSync(file, 'utf8'), true)).filter(({ tagName }) => tagName !== 'svg');
  const shapes = elements.map(({ tagName, properties }) => [tagName, { ...properties }] as [string, { d?: string }]);
  if ((artIcons as readonly string[]).includes(name)) return shapes;
  return shapes.reduce<typeof shapes>((list, [tag, attributes]) => {
    const last = list.at(-1)?.[1];
    const d = attributes.d && shorten(attributes.d);
    // A path that begins with `m` would become relative to the end of the one before.
    if (d?.startsWith('M') && last?.d) last.d += d;
    else list.push([tag, d ? { ...attributes, d } : attributes]);
    return list;
  }, []);
};
const names = [...new Set([...iconNames, ...artIcons])].sort();
const icons = Object.fromEntries(names.map((name) => [name, shapesOf(name)]));
writeFileSync(
  'lib/icons.json',
  `${JSON.stringify({ _generated: `npm run icons, from lucide-static ${version}`, icons }, null, 1)}\n`,
);

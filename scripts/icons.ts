import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artIcons } from '../art/lib/icon-names';
import { iconNames } from '../content/schema/icons';
import { npmCommand } from './lib/exec.mjs';
import { elementsOf, parseHtml } from './lib/html';

/**
 * `npm run icons`: writes the shapes of the icons that content and art name into lib/icons.json. Run it after a change
 * of the names.
 */
const version = '1.62.0';
const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
// Downloaded here, not a dependency: the package has 67 MB, and the site uses a few dozen icons.
const [npm, args] = npmCommand();
execFileSync(npm, [...args, 'pack', `lucide-static@${version}`, '--pack-destination', folder], { stdio: 'inherit' });
execFileSync('tar', ['-xzf', `lucide-static-${version}.tgz`], { cwd: folder });

/** Numbers of a path with one decimal place: a twentieth of a unit is less than a tenth of a pixel. */
const shorten = (d: string) =>
  d.replace(/-?\d*\.\d{2,}/g, (number, at: number) => {
    // Always with a point: what follows may start with one.
    const short = Number(number)
      .toFixed(1)
      .replace(/^(-?)0\./, '$1.');
    return /\d/.test(d[at - 1] ?? '') && !/^[-.]/.test(short) ? ` ${short}` : short;
  });

/**
 * The shapes of one of our own icons, or of Lucide's. Those in drawings stay as they are, or the drawings would change.
 */
const shapesOf = (name: string) => {
  const own = `art/icons/${name}.svg`;
  const file = existsSync(own) ? own : path.join(folder, 'package/icons', `${name}.svg`);
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
rmSync(folder, { recursive: true });

import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { artIcons } from '../art/lib/icon-names';
import { iconNames } from '../content/schema/icons';
import { npmCommand } from './lib/exec.mjs';
import { elementsOf, parseHtml } from './lib/html';

/** `npm run icons`: writes the shapes of the icons that content and art name into lib/icons.json. Run it after a change of the names. */
const version = '1.62.0';
const folder = mkdtempSync(path.join(tmpdir(), 'icons-'));
// 67 MB for a few dozen icons: fetched here, and no dependency of the site.
const [npm, args] = npmCommand();
execFileSync(npm, [...args, 'pack', `lucide-static@${version}`, '--pack-destination', folder], { stdio: 'inherit' });
execFileSync('tar', ['-xzf', `lucide-static-${version}.tgz`], { cwd: folder });

const shapesOf = (name: string) => {
  const tree = parseHtml(readFileSync(path.join(folder, 'package/icons', `${name}.svg`), 'utf8'), true);
  return elementsOf(tree)
    .filter(({ tagName }) => tagName !== 'svg')
    .map(({ tagName, properties }) => [tagName, properties]);
};
const names = [...new Set([...iconNames, ...artIcons])].sort();
const icons = Object.fromEntries(names.map((name) => [name, shapesOf(name)]));
writeFileSync(
  'lib/icons.json',
  `${JSON.stringify({ _generated: `npm run icons, from lucide-static ${version}`, icons }, null, 1)}\n`,
);
rmSync(folder, { recursive: true });

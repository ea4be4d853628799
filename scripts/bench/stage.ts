import {
  copyFileSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { cache } from './machine';

const compressible = /\.(?:html|css|js|json|svg|txt|xml|webmanifest)$/;

/** A page as if it had no scripts: none of it runs, none is asked for, and data in script elements goes too. */
export const withoutScripts = (html: string) =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:preload" as="script|modulepreload)"[^>]*>/g, '');

/** Hard links cost nothing; another disk wants a copy. */
function link(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * A copy of an export to serve, its pages changed on the way. What its build compressed is left out, so that every
 * site is compressed alike by the server, or where there is no nginx (`zip`) by files written here.
 */
export function stage(from: string, name: string, zip: boolean, change: (html: string) => string = (html) => html) {
  const folder = path.join(cache, 'stage', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || /\.(?:gz|br|zst)$/.test(entry.name)) continue;
    const source = path.join(entry.parentPath, entry.name);
    const target = path.join(folder, path.relative(from, source));
    mkdirSync(path.dirname(target), { recursive: true });
    if (entry.name.endsWith('.html')) writeFileSync(target, change(readFileSync(source, 'utf8')));
    else link(source, target);
    if (zip && compressible.test(entry.name))
      writeFileSync(`${target}.gz`, gzipSync(readFileSync(target), { level: 6 }));
  }
  return folder;
}

/** A folder once more, its files hard-linked and its symbolic links kept. */
export function linkTree(from: string, to: string) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

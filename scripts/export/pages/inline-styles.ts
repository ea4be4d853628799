import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { h } from 'hastscript';
import { asset } from '../../../lib/asset';
import { elementsOf, property } from '../../lib/html';
import { memoize } from '../../lib/memoize';
import type { PageChange } from './next-output';
import { usedStyles } from './used-styles';

/**
 * Replaces a page's link to the style sheet with the rules that the page can use; the payload file adds the whole sheet
 * before the scripts. Rules for print are in a sheet of their own.
 *
 * Gain: no request before first paint, and 5 to 6 kB less in each page than with the whole sheet inlined.
 */
export function inlineStyles(out: string): PageChange {
  const readSheet = memoize((address: string) => {
    const file = path.join(out, address.slice(asset('/').length));
    // Addresses in the file are relative to it; in a page they start at the root.
    const css = readFileSync(file, 'utf8').replaceAll('url(../', `url(${asset('/_next/static/')}`);
    if (/url\(["']?data:/.test(css))
      throw new Error(`${file} contains a data: picture, which the security policy blocks: put it into public/.`);
    const { print, stylesFor } = usedStyles(css);
    const printSheet = `/_next/static/chunks/print-${hash('sha256', print).slice(0, 13)}.css`;
    writeFileSync(path.join(out, printSheet), print);
    return { stylesFor, href: asset(printSheet) };
  });
  return ({ tree, head }) => {
    const link = elementsOf(tree).find((element) => property(element, 'rel') === 'stylesheet');
    if (!link) return;
    const { stylesFor, href } = readSheet(property(link, 'href'));
    Object.assign(link, h('style', stylesFor(tree)));
    head.children.push(h('link', { rel: 'stylesheet', media: 'print', href }));
  };
}

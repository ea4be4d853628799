import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { asset } from '../../lib/asset';
import type { Transform } from './html';
import { integrityOf } from './integrity';
import type { Sealed } from './payload';
import { usedStyles } from './used-styles';

/**
 * Puts into every page what it uses of the one stylesheet, so that it paints with its first bytes, and takes the sheet
 * out of the payloads: React would ask for it again when it comes alive. `sheet` is the whole, for the loader.
 */
export function inlineStyles(out: string): { page: Transform; payload: Transform; sheet: Sealed } {
  const chunks = path.join(out, '_next/static/chunks');
  const sheets = readdirSync(chunks).filter((name) => name.endsWith('.css'));
  const [sheet] = sheets;
  if (!sheet || sheets.length > 1) {
    throw new Error(
      `scripts/build/inline-styles.ts expects one stylesheet, found ${sheets.length}: ${sheets.join(', ')}.`,
    );
  }
  const name = sheet.replaceAll('.', String.raw`\.`);
  // Addresses in it are relative to the sheet; in a page they have to be whole.
  const whole = readFileSync(path.join(chunks, sheet), 'utf8').replace(
    /url\(\.\.\//g,
    `url(${asset('/_next/static/')}`,
  );
  const stylesOf = usedStyles(whole);
  const element = new RegExp(String.raw`\["\$","link","\d+",\{"rel":"stylesheet","href":"[^"]*${name}"[^}]*\}\]`, 'g');
  const hint = new RegExp(String.raw`:HL\["[^"]*${name}","style"\]\n`, 'g');
  const leftOver = (text: string, file: string) => {
    if (text.includes(sheet))
      throw new Error(`scripts/build/inline-styles.ts: ${file} still names ${sheet}; Next's payload has changed.`);
  };
  const payload: Transform = (text, file) => {
    const done = text.replace(element, 'null').replace(hint, '');
    leftOver(done, file);
    return done;
  };
  const link = new RegExp(`<link rel="stylesheet" href="[^"]*${name}"[^>]*>`);
  const page: Transform = (html, file) => {
    const done = html.replace(link, () => `<style>${stylesOf(html)}</style>`);
    leftOver(done, file);
    return done;
  };
  return {
    page,
    payload,
    sheet: [asset(`/_next/static/chunks/${sheet}`), integrityOf(out, `_next/static/chunks/${sheet}`)],
  };
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { out } from '../lib/export';
import { check, hasJava, type Message, packages } from './checker';

/** Messages that the tests accept, each with its reason. */
const accepted: [message: RegExp, reason: string][] = [
  [
    /^CSS: .+(animation-range|timeline-scope|(animation|scroll|view)-timeline)/,
    'scroll-driven animations are newer than the checker',
  ],
  [/^CSS: “(vector-effect|r)”/, 'properties of SVG 2, which the checker’s CSS grammar does not have'],
  [/^CSS: Unrecognized at-rule “@(property|starting-style)”/, 'at-rules newer than the checker'],
  [/^CSS: “[\w-]+”: The types are incompatible/, 'the checker does not add lengths inside min(), max() and calc()'],
  [/^CSS: “(mask(-image)?|border-image)”: .+gradient/, 'a colour with two positions is newer than the checker'],
  [
    /“\w+” role is unnecessary for element “t\w+”|“role” attribute must not be used on a “t[rhd]” element/,
    'phones show tables as blocks, and some browsers then drop roles that are not explicit',
  ],
  [/An ID must not contain whitespace/, 'section ids are the labels of their menu items (docs/specification.md)'],
  [/“pathLength” not allowed on element “circle”/, 'SVG 2 allows it on every basic shape'],
  [/^(Inline script|Resource) violates Content Security Policy/, "the checker reads neither hashes nor 'self'"],
  [/none of them has a computed heading level of 1/, 'the plain fallbacks stand alone in main (docs/specification.md)'],
];

const faults = (messages: Message[]) =>
  messages
    .filter(({ type, subType }) => type !== 'info' || subType === 'warning')
    .filter(({ message }) => !accepted.some(([pattern]) => pattern.test(message)))
    .map(({ url, message }) => `${url.split('/').slice(-3).join('/')}: ${message}`);

const skipReason = hasJava ? 'its package could not be installed' : 'Java is not on this machine';
describe.skipIf(!packages)('the Nu checker', { timeout: 300_000, meta: { skipReason } }, () => {
  it('finds no error and no warning in the exported pages but those of the list', () => {
    expect(faults(check([out], '--skip-non-html'))).toEqual([]);
  });

  it('finds no error in the pictures', () => {
    expect(faults(check([join(out, 'images')], '--skip-non-svg'))).toEqual([]);
  });

  it('reports an error that is not in the list', () => {
    const page = join(mkdtempSync(join(tmpdir(), 'nu-')), 'page.html');
    writeFileSync(page, '<!DOCTYPE html><html lang="en"><title>A page</title><p><div>In a paragraph</div></p>');
    expect(faults(check([page])).join()).toContain('No “p” element in scope');
  });
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { explained } from '../../art/explained';
import { withSourceComment } from '../../art/lib/write';
import { dayRings } from '../../art/marks/day-ring';
import { favicons } from '../../art/marks/favicons';
import { partnerLogos } from '../../art/partners/partners';
import { pictures } from '../../art/products';
import { flightComment } from '../../art/products/flight';
import { initials } from '../../art/team/people';
import { portraits } from '../../art/team/portraits';
import { terms } from '../../art/terms';
import { markPath, markStroke, markViewBox } from '../../lib/mark';
import { color } from '../../lib/screens/palette';
import { faultOf } from '../lib/svg-path';

describe('portraits and partner logos', () => {
  it('uses the initials of the first and the last name', () => {
    expect(['Ananya Rao', 'Meera', 'Jean de la Tour'].map(initials)).toEqual(['AR', 'M', 'JT']);
  });

  it('draws each sample differently, and each logo in one colour', () => {
    const logos = Object.values(partnerLogos());
    for (const list of [Object.values(portraits()), logos]) expect(new Set(list).size).toBe(list.length);
    for (const logo of logos) {
      const colours = new Set([...logo.matchAll(/(?:fill|stroke)="(#\w+)"/g)].map((match) => match[1]));
      const cut = logo.includes('<mask') ? ['#fff', '#000'] : [];
      expect([...colours].sort()).toEqual([...cut, color.ink].sort());
    }
  });
});

describe('the masters in content/images', () => {
  const all = [
    ...Object.entries(pictures('wide')).map(([name, draw]) => [`products/${name}.svg`, draw] as const),
    ...Object.entries(pictures('tall')).map(([name, draw]) => [`phones/${name}.svg`, draw] as const),
    ...Object.entries({
      explained: explained(),
      highlights: dayRings(),
      team: portraits(),
      partners: partnerLogos(),
      terms: terms(),
    }).flatMap(([group, files]) =>
      Object.entries(files).map(([file, svg]) => [`${group}/${file}`, () => svg] as const),
    ),
  ];

  it.each(all)('%s is up to date (else: npm run drawings)', (file, draw) => {
    const path = `content/images/${file}`;
    expect(existsSync(path), `${path} is missing: run "npm run drawings"`).toBe(true);
    const group = file.startsWith('phones/') ? 'products' : file.replace(/\/.*/, '');
    expect(
      readFileSync(path, 'utf8') === withSourceComment(draw(), group),
      `${path} is out of date: run "npm run drawings"`,
    ).toBe(true);
  });
});

it('the head of the SaaS page is made from the current photograph and drawing (else: npm run drawings -- products)', () => {
  // Encoders differ by machine, so the file names its inputs.
  const start = readFileSync('content/images/products/flight.jpg').subarray(0, 4096).toString('latin1');
  expect(start).toContain(flightComment());
});

describe('the path data', () => {
  const files = readdirSync('content/images', { recursive: true, encoding: 'utf8' });

  it.each(files.filter((file) => file.endsWith('.svg')))('of %s has all numbers of each command', (file) => {
    const paths = [...readFileSync(`content/images/${file}`, 'utf8').matchAll(/ d="([^"]*)"/g)];
    expect(paths.map(([, d = '']) => faultOf(d)).filter(Boolean)).toEqual([]);
  });
});

describe('the icons in public', () => {
  it('has 16 and 32 px in favicon.ico, and an up-to-date favicon.svg', async () => {
    const files = await favicons();
    const ico = readFileSync('public/favicon.ico');
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([1, 2, 16, 32]);
    expect(ico.subarray(ico.readUInt32LE(18), ico.readUInt32LE(18) + 4).toString('latin1')).toBe('\x89PNG');
    expect(readFileSync('public/favicon.svg', 'utf8')).toBe(
      withSourceComment(String(files['favicon.svg']), 'favicons'),
    );
  });
});

it('the mark is one path inside its box', () => {
  expect(markViewBox).toBe('0 0 32 32');
  expect(markPath).toMatch(/^M[\d.HCSAM -]+$/);
  expect(markStroke).toBeGreaterThan(2);
});

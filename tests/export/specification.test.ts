import { describe, expect, it } from 'vitest';
import { motion } from '@/content/motion';
import { escapeRegExp } from '@/lib/escape-reg-exp';
import { knownPaths } from '@/lib/href';
import { memoize } from '@/scripts/lib/memoize';
import { mainText, page, pagePaths, singleSpaced, styles, text, wordsOf } from '../lib/export';
import { counts, facts, sectionIds, underConstruction } from './specification-table';

/*
 * The words and numbers of docs/specification.md. When the client's own content replaces them, delete the three files
 * tests/export/specification*.
 */

const fold = (words: string) => words.replaceAll('’', "'").toLowerCase();
/** The part as a whole: a figure that begins or ends it is not part of a longer figure, as 5% is of 15%. */
const wholePart = (part: string) =>
  new RegExp(
    `${/^\d/.test(part) ? '(?<![\\d.,])' : ''}${escapeRegExp(fold(part))}${/\d$/.test(part) ? '(?![.,]?\\d)' : ''}`,
  );
const elementsOf = memoize((path: string) =>
  [...page(path).querySelectorAll('main *')].map((element) => ({ element, words: fold(wordsOf(element)) })),
);

const lists = 'ul, ol, dl';
/** Whether the parts stand in one item: a list item, or a smaller element without a list in it. */
function standTogether(path: string, parts: readonly string[]): boolean {
  const patterns = parts.map(wholePart);
  const having = elementsOf(path).filter(({ words }) => patterns.every((pattern) => pattern.test(words)));
  const outer = new Set<unknown>(having.map(({ element }) => element.parentElement));
  const smallest = having.map(({ element }) => element).filter((element) => !outer.has(element));
  return smallest.some((element) => element.matches('li') || !(element.matches(lists) || element.querySelector(lists)));
}

describe.each(Object.entries(facts))('%s says', (path, list) => {
  it.each(list.map((fact) => [typeof fact === 'string' ? fact : fact.join(' · '), fact] as const))('%s', (_, fact) => {
    if (typeof fact === 'string') expect(fold(mainText(path))).toMatch(wholePart(fact));
    else expect(standTogether(path, fact), `no item of ${path} has all of ${fact.join(', ')}`).toBe(true);
  });
});

it('the table has every route, except the four whose text docs/specification.md does not give', () => {
  const left = knownPaths.filter((path) => !(path in facts));
  const ours = ['/resources/deviation-estimator/', '/resources/glossary/'];
  expect(left.sort()).toEqual(['/resources/blog/', ...ours, '/resources/testimonial/']);
});

it('the eleven placeholder pages, and no other, show the exact sentence with its picture', () => {
  const having = pagePaths.filter((path) => mainText(path).includes(underConstruction));
  expect(having.sort()).toEqual(
    Object.keys(facts)
      .filter((path) => facts[path]?.includes(underConstruction))
      .sort(),
  );
  for (const path of having)
    expect([path, page(path).querySelectorAll('.placeholder > img, .over-sky img').length]).toEqual([path, 1]);
});

it.each(counts)('%s has its %s', (path, _, selector, count) => {
  expect(page(path).querySelectorAll(selector)).toHaveLength(count);
});

it.each(Object.entries(sectionIds))('%s has the sections the menu names, letter for letter', (path, ids) => {
  for (const id of ids) expect([id, page(path).getElementById(id)?.tagName]).toEqual([id, 'SECTION']);
});

describe('the team', () => {
  const cards = [...page('/about/team/').querySelectorAll('main section[id] li')];
  it('shows a person’s picture, name, role and experience on each card', () => {
    expect(cards.length).toBeGreaterThanOrEqual(10);
    for (const card of cards) {
      expect(card.querySelectorAll('img')).toHaveLength(1);
      expect(card.querySelector('h3')?.textContent?.split(' ').length).toBeGreaterThan(1);
      expect([...card.querySelectorAll('p')].map((p) => p.textContent).join(' ')).toMatch(/\d\d\+ years/);
    }
  });
  it('has its five sections in the order of docs/specification.md', () => {
    const titles = [...page('/about/team/').querySelectorAll('main section > h2')].map((h) => h.textContent);
    expect(titles).toEqual(['Founders', 'KMPs', 'Management Team', 'Technology Team', 'Coverage Team']);
  });
});

it('the chapters of the SaaS page stand in their order, and the dropdown starts at TruAnalytica', () => {
  const chapters = [...page('/offerings/saas/').querySelectorAll('main section[id]')].map(({ id }) => id);
  expect(chapters).toEqual(['CMS', 'Procure2Pay', 'Compliance', 'F&S', 'CMMS']);
  const options = [...page('/offerings/saas/').querySelectorAll('main select option')];
  expect(options.map((option) => option.textContent)).toEqual(['TruAnalytica', 'SolarVision']);
  // Of several selected options a browser takes the last, and without one the first.
  expect(options.map((option) => option.hasAttribute('selected')).lastIndexOf(true)).toBeLessThanOrEqual(0);
});

describe('the footer', () => {
  const footer = singleSpaced(page('/').querySelector('footer')?.textContent);
  it('has the copyright of 2024, and of no other year', () => {
    expect(footer).toContain('© 2024');
    expect(footer).not.toMatch(/© (?!2024)/);
  });
  it('links to the company’s LinkedIn page; X, which has no address, is plain text', () => {
    const socials = [...page('/').querySelectorAll('footer a[href*="linkedin.com/company/"]')];
    expect(socials).toHaveLength(1);
    expect([...page('/').querySelectorAll('footer li > span')].map((span) => span.textContent?.trim())).toEqual(['X']);
  });
  it('says what Indian company law asks of it', () => {
    for (const word of ['Registered office', 'CIN', 'Telephone', 'Email', 'Grievances']) expect(footer).toContain(word);
  });
});

describe('the numbers of docs/specification.md', () => {
  const css = styles()
    .map((sheet) => sheet.css)
    .join('');
  it('the islands get 3000 ms and 100 ms', () => {
    expect(motion).toEqual({
      heroInterval: 3000,
      scrollDelay: 100,
      differentiatorsLoopSeconds: 10,
      logosLoopSeconds: 50,
    });
    expect(text('/index.txt')).toContain('"interval":3000');
    expect(text('/index.txt')).toContain('"scrollDelay":100');
  });
  it('the differentiators loop in 10 s, the logos in 50 s and linearly, both infinitely', () => {
    const animation = (name: string) =>
      new RegExp(`\\.${name}\\{animation:([^;}]+)`).exec(css)?.[1]?.split(' ').sort().join(' ');
    expect(animation('slides')).toBe('10s cubic-bezier(.65,0,.2,1) infinite slides');
    expect(animation('logos')).toBe('50s infinite linear strip');
  });
  it('the breakpoints are 768 and 1024 px', () => {
    expect(css).toMatch(/\(width>=48rem\)|min-width:48rem/);
    expect(css).toMatch(/\(width>=64rem\)|min-width:64rem/);
  });
});

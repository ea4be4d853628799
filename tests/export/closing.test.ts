import { describe, expect, it } from 'vitest';
import { files, page, pagePaths } from '../lib/export';

const withoutClosing = /^\/(?:contact|legal)\//;
const withClosing = pagePaths.filter((path) => !withoutClosing.test(path));
const last = (path: string) =>
  [...page(path).querySelectorAll('main > :not(script), main > .beside-users > :not(script)')].at(-1);
const canonical = (path: string) => page(path).querySelector('link[rel=canonical]')?.getAttribute('href');
const sentence = (path: string) => page(path).querySelector('main .closing h2')?.textContent?.trim();

it('contact, legal and error pages have no call to action', () => {
  const others = files.filter((file) => file.endsWith('404.html') || withoutClosing.test(file));
  expect(withClosing.length).toBeGreaterThan(25);
  expect(others.length).toBeGreaterThan(5);
  expect(others.filter((file) => file.endsWith('.html') && page(file).querySelector('.closing'))).toEqual([]);
});

describe.each(withClosing)('%s', (path) => {
  it('ends with one sentence, one button that starts a message, and one link to another page', () => {
    const band = last(path);
    expect(band?.className).toBe('closing');
    expect(band?.querySelectorAll('h2')).toHaveLength(1);
    const [button, link, ...more] = [...(band?.querySelectorAll('a') ?? [])];
    expect(more).toEqual([]);
    expect(link).toBeDefined();
    expect(new URL(button?.getAttribute('href') ?? '', 'https://a.b').searchParams.get('note')?.length).toBeGreaterThan(
      8,
    );
    expect(button?.getAttribute('href')).toMatch(/^\/contact\/\?note=/);
    expect(link?.getAttribute('href')).not.toBe(path);
  });
  it('has that button below its title too while it is under construction', () => {
    const [head] = page(path).querySelectorAll('.placeholder-head');
    const buttons = [...page(path).querySelectorAll('.placeholder-head .button, .closing .button')];
    expect(new Set(buttons.map((button) => button.getAttribute('href'))).size).toBe(1);
    expect(buttons).toHaveLength(head ? 2 : 1);
  });
  it('does not link to a page that ends with the same sentence', () => {
    for (const link of page(path).querySelectorAll('main a[href^="/"]')) {
      const next = new URL(link.getAttribute('href') ?? '', 'https://a.b').pathname;
      if (canonical(next) !== canonical(path) && withClosing.includes(next))
        expect([next, sentence(next)]).not.toEqual([next, sentence(path)]);
    }
  });
});

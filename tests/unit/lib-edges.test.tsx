import { existsSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '@/content/words';
import { articleHtml } from '@/lib/article-html';
import { asset } from '@/lib/asset';
import { postDate, rfc822 } from '@/lib/dates';
import { fill } from '@/lib/fill';
import { hanken } from '@/lib/fonts';
import { resolveHref } from '@/lib/href';
import { compose, type Message } from '@/lib/message';
import { pictureEntry } from '@/lib/pictures';
import { isExternal } from '@/lib/resolve';
import { focusFragment, fragmentTarget, scrollToFragment } from '@/lib/scroll';
import { mediaMatching } from '../lib/dom';

vi.mock('next/font/local', () => ({ default: (options: object) => options }));

describe('the typeface', () => {
  const { src, weight, display, variable, adjustFontFallback, fallback } = hanken as unknown as {
    src: string;
    weight: string;
    display: string;
    variable: string;
    adjustFontFallback: boolean;
    fallback: string[];
  };

  it('is a file of this site with all used weights, and text is shown before it has loaded', () => {
    expect([/\.woff2$/.test(src), existsSync(`lib/${src}`)]).toEqual([true, true]);
    expect([weight, display]).toEqual(['400 700', 'swap']);
  });

  it('falls back to fonts that the style sheet defines with its metrics', () => {
    const sheet = readFileSync('app/globals.css', 'utf8');
    expect(adjustFontFallback).toBe(false);
    expect(fallback.length).toBeGreaterThan(0);
    for (const name of fallback) expect(sheet).toMatch(new RegExp(`@font-face\\s*{[^}]*font-family: ${name};`));
    expect(`${sheet}${readFileSync('tailwind.config.ts', 'utf8')}`).toContain(`var(${variable})`);
  });
});

describe('an article as HTML', () => {
  const html = (source: string) => articleHtml(source, 'The company').html;

  it('loads pictures of the site lazily, with their size', () => {
    const file = 'about/park.jpg';
    const { width, height } = pictureEntry(file);
    expect(html(`![A park](${file})`)).toMatch(
      new RegExp(
        `^<p><img src="/images/about/park-\\d+\\.avif" alt="A park" width="${width}" height="${height}" loading="lazy" decoding="async"></p>$`,
      ),
    );
  });

  it('numbers its tables from 1', () => {
    const table = '| A |\n| - |\n| B |';
    const labels = [...html(`${table}\n\n${table}`).matchAll(/aria-label="([^"]*)"/g)].map(([, label]) => label);
    expect(labels).toEqual([1, 2].map((number) => fill(words.table, { number })));
  });

  it.each([
    ['{ brand } on a line', '<p>The company on a line</p>'],
    ['{brand}', 'The company'],
    ['{/* a note */}\n\nText', 'Text'],
    ['m<sup>2</sup> and<br />next', '<p>m<sup>2</sup> and<br>next</p>'],
    ['---\n\nText\n\n---', '<hr>'],
    ['---\ntitle: A\n---\n\nText', 'title: A'],
    ['[A b](/about#A%20b)', '<a href="/about/#A%20b">'],
    ['[mail](mailto:a@example.com)', '<a href="mailto:a@example.com" rel="noopener">mail</a>'],
  ])('%j', (source, expected) => expect(html(source)).toContain(expected));

  it('a comment renders nothing', () => {
    expect(html('One\n\n{/* a note */}\n\nTwo').replaceAll('\n', '')).toBe('<p>One</p><p>Two</p>');
  });

  it('a figure without its attributes is rendered empty: the check reports it', () => {
    expect(html('<Figure />')).toMatch(
      /^<figure class="pull-figure"><p[^>]*><\/p><p[^>]*><\/p><figcaption[^>]*><\/figc/,
    );
  });
});

describe('dates', () => {
  it('have the names of every month and weekday', () => {
    const week = Array.from({ length: 7 }, (_, i) => rfc822(`2024-01-0${i + 1}`).slice(0, 3));
    expect(week).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const days = Array.from({ length: 12 }, (_, i) => `2024-${String(i + 1).padStart(2, '0')}-0${(i % 7) + 1}`);
    expect(days.map(rfc822)).toEqual(
      days.map((day) => new Date(`${day}T12:00:00Z`).toUTCString().replace('12:00:00 GMT', '00:00:00 +0530')),
    );
    const long = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'].concat(
      'October',
      'November',
      'December',
    );
    expect(days.map(postDate)).toEqual(long.map((month, i) => `${(i % 7) + 1} ${month} 2024`));
  });
});

it('a message with missing fields still makes a mail', () => {
  const labels = { name: 'First name', surname: 'Last name', email: 'Email', message: 'Message' };
  expect(compose({} as Message, labels)).toBe('');
  expect(compose({ name: 'A', surname: '', email: '  ', message: 'x' }, labels)).toBe('First name / Last name: A\n\nx');
  expect(compose({ name: '', surname: '', email: ' a@b.c ', message: '' }, labels)).toBe('Email: a@b.c');
});

describe('an address', () => {
  it('is external only by its start', () => {
    expect(['/about:us', '#a:b', 'x:', 'about/x:y'].map(isExternal)).toEqual([false, false, true, false]);
  });
  it('keeps a % that is not percent-encoding', () => {
    expect(resolveHref('#a%2z')).toBe('#a%252z');
    expect(resolveHref('#a%2f')).toBe('#a%2f');
  });
  it('of a file or page is unchanged without a base path', () => expect(asset('/about/')).toBe('/about/'));
});

describe('a section that a fragment names', () => {
  beforeEach(() => {
    mediaMatching();
    Element.prototype.scrollIntoView = () => {};
    document.body.innerHTML = '<section id="a#b"></section><section id="c"></section><a id="d" href="/">d</a>';
  });

  it('may contain a #', () => expect(fragmentTarget('a#b')?.id).toBe('a#b'));

  it('gets focus without scrolling', () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    scrollToFragment('#c');
    expect(document.getElementById('c')?.getAttribute('tabindex')).toBe('-1');
    expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  });

  it('that does not exist gets no focus', () => {
    focusFragment('#c');
    focusFragment('#none');
    expect(document.activeElement?.id).toBe('c');
  });
});

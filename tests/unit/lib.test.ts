import { afterEach, describe, expect, it } from 'vitest';
import { aliases, routes } from '@/content/routes';
import { site } from '@/content/site';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { dayPath, days, ringStrokes } from '@/lib/curve';
import { postDate } from '@/lib/dates';
import { BLOCKS } from '@/lib/deviation';
import { fill } from '@/lib/fill';
import { canonicalPath, isExternal, knownPaths, pathOf, resolveHref } from '@/lib/href';
import { compose, mailLimit, mailto } from '@/lib/message';
import { pageTitle } from '@/lib/metadata';
import { paginationRange } from '@/lib/pagination';

describe('resolveHref', () => {
  it.each([
    ['/', '/'],
    ['/about', '/about/'],
    ['/about/', '/about/'],
    ['/ABOUT/Journey', routes.journey.path],
    ['/Resources', '/resources/'],
    ['/blog', '/resources/blog/'],
    ['/contact-us', '/contact/'],
    ['/terms-and-service///', '/legal/terms-and-service/'],
    ['/about/team#Management Team', `${routes.team.path}#Management%20Team`],
    ['/offerings/saas#F&S', '/offerings/saas/#F&S'],
    ['/contact?product=TruOps#write', '/contact/?product=TruOps#write'],
    ['/resources/blog/some-post/', '/resources/blog/some-post/'],
    ['#Value Add Service', '#Value%20Add%20Service'],
    ['#F%26S', '#F%26S'],
    ['mailto:a@example.com', 'mailto:a@example.com'],
    ['https://example.com/a b', 'https://example.com/a%20b'],
    ['https://example.com/?q=a%26b%20c', 'https://example.com/?q=a%26b%20c'],
  ])('%s → %s', (from, to) => {
    expect(resolveHref(from)).toBe(to);
  });

  it.each(Object.entries(aliases))('the alias %s resolves to %s', (alias, id) => {
    expect(resolveHref(alias)).toBe(routes[id].path);
    expect(resolveHref(alias.toUpperCase().replace(/\/$/, ''))).toBe(routes[id].path);
  });

  it.each(['/nope', '/about/nope', 'about', '', '/%E0%A4%A'])('"%s" throws with instructions', (href) => {
    expect(() => resolveHref(href)).toThrow(
      `"${href}" leads to no page: add its path to content/routes.ts, or correct the link.`,
    );
  });

  it('finds every route in any letter case, and nothing else', () => {
    for (const path of knownPaths) expect(canonicalPath(path.toUpperCase())).toBe(path);
    expect(['/constructor', '/x/', '//about//x'].map(canonicalPath)).toEqual([undefined, undefined, undefined]);
    expect(['https://x', 'tel:+91', '/about', '#x', 'about:blank'].map(isExternal)).toEqual([
      true,
      true,
      false,
      false,
      true,
    ]);
  });
});

describe('breadcrumbs', () => {
  it('leaves out path levels without a page', () => {
    expect(breadcrumbs('careers').map(({ path }) => path)).toEqual(['/', '/company/careers/']);
    expect(breadcrumbs('assetManagement').map(({ label }) => label)).toEqual([
      'Home',
      'Offerings',
      'Services',
      'Asset Management',
    ]);
    expect(breadcrumbs('home').map(({ path }) => path)).toEqual([pathOf('home')]);
  });
});

describe('pagination', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 84, [1, 2, -2, 84]],
    [4, 84, [1, 2, 3, 4, 5, -5, 84]],
    [40, 84, [1, -1, 39, 40, 41, -41, 84]],
    [84, 84, [1, -1, 83, 84]],
  ])('%i of %i', (current, count, pages) => expect(paginationRange(current, count)).toEqual(pages));

  it('has at most seven entries, and always links to the next page', () => {
    for (let count = 2; count < 100; count++)
      for (let page = 1; page < count; page++) {
        const near = paginationRange(page, count);
        expect([page, count, near.length <= 7, near.includes(page), near.includes(page + 1)]).toEqual([
          page,
          count,
          true,
          true,
          true,
        ]);
      }
  });
});

describe('dates', () => {
  const zone = process.env.TZ;
  afterEach(() => {
    process.env.TZ = zone;
  });
  it.each(['UTC', 'Asia/Kolkata', 'Pacific/Kiritimati', 'America/Los_Angeles'])(
    'are formatted for India on a machine in %s',
    (tz) => {
      process.env.TZ = tz;
      expect([postDate('2024-11-06'), postDate('2025-11-30')]).toEqual(['6 November 2024', '30 November 2025']);
    },
  );
});

describe('the day curve', () => {
  it.each(['solar', 'wind', 'storage'] as const)('of %s has 96 BLOCKS between 0 and 1', (kind) => {
    for (let hour = 0; hour <= 24; hour += 0.25) {
      expect(days[kind](hour)).toBeGreaterThanOrEqual(0);
      expect(days[kind](hour)).toBeLessThanOrEqual(1);
    }
    const path = dayPath(kind, 960, 100);
    expect([path.match(/[Qt]/g)?.length, /^M0 \d+Q/.test(path), /L960 \d+$/.test(path)]).toEqual([
      BLOCKS / 3,
      true,
      true,
    ]);
  });
  it('is 0 at night and close to 1 at noon', () => {
    expect([days.solar(0), days.solar(5.9), days.solar(20)]).toEqual([0, 0, 0]);
    expect(days.solar(12)).toBeGreaterThan(0.95);
    expect(ringStrokes('clouded', 71, 26).match(/M/g)).toHaveLength(49);
  });
});

describe('fill', () => {
  it('inserts values, and throws on a name without a value', () => {
    expect(fill('{n} of {m}', { n: 1, m: 3 })).toBe('1 of 3');
    expect(() => fill('{who}', { n: 1 })).toThrow('{who}');
  });
});

describe('a message of the contact form', () => {
  const labels = { name: 'First name', surname: 'Last name', email: 'Email', message: 'Message' };
  const none = { name: '', surname: '', email: '', message: '' };
  it.each([
    [none, ''],
    [{ ...none, message: '  hello ' }, 'hello'],
    [{ ...none, surname: ' Rao ' }, 'First name / Last name: Rao'],
    [{ name: 'A', surname: 'R', email: 'a@b.c', message: 'x' }, 'First name / Last name: A R\nEmail: a@b.c\n\nx'],
  ])('%j', (typed, text) => {
    expect(compose(typed, labels)).toBe(text);
  });

  const bodyOf = (text: string) => new URL(mailto('a@b.c', 's', text, 'note')).searchParams.get('body') ?? '';
  it('is truncated in a mail link only above the limit', () => {
    expect(bodyOf('x'.repeat(mailLimit))).toBe('x'.repeat(mailLimit));
    expect(bodyOf('x'.repeat(mailLimit + 1))).toBe(`${'x'.repeat(mailLimit)}\n\nnote`);
  });
  it('is not cut inside a surrogate pair; a lone surrogate is replaced', () => {
    expect(bodyOf('🌞'.repeat(mailLimit))).toBe('🌞'.repeat(mailLimit));
    expect(bodyOf(`${'x'.repeat(mailLimit - 1)}🌞🌞`)).toBe(`${'x'.repeat(mailLimit - 1)}🌞\n\nnote`);
    expect(bodyOf('\ud83c')).toBe('\ufffd');
  });
});

it('a page title includes the brand if both fit', () => {
  expect(pageTitle('Contact us')).toBe(`Contact us · ${site.brand}`);
  expect(pageTitle('x'.repeat(58))).toBe('x'.repeat(58));
});

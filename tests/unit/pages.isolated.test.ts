import { describe, expect, it, vi } from 'vitest';
import { aliases, routes, sections } from '@/content/routes';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { aliasPaths, knownPaths, resolveHref, routeIds } from '@/lib/href';
import { markPath, markStroke, markViewBox } from '@/lib/mark';
import { masterPath } from '@/lib/master';
import { formatPhone, telHref } from '@/lib/phone';
import { pictureAddress, pictureEntry } from '@/lib/pictures';
import { createResolver } from '@/lib/resolve';
import { anySection, notFoundSections, pagesOf, sectionNames } from '@/lib/sections';
import manifest from '@/public/images/manifest.json';

describe('the pages below a folder', () => {
  it('are its own page and all below it, without those that have another canonical page', () => {
    expect(pagesOf('offerings')).toEqual([
      'offerings',
      'saas',
      'services',
      'preconstruction',
      'assetManagement',
      'operationsMaintenance',
      'valueAdd',
      'marketplace',
      'operationsOffer',
    ]);
    // The page after sending is there with a contact form that sends.
    expect(pagesOf('contact')).toEqual(routeIds.filter((id) => ['contact', 'sent'].includes(id)));
    expect(pagesOf('legal')).toEqual(['privacy', 'terms']);
  });

  it('offer their own not-found screen where the table of routes says so', () => {
    expect(notFoundSections).toEqual(sectionNames.filter((name) => sections[name] === 'not-found'));
    expect(notFoundSections).toContain('offerings');
    expect([notFoundSections.includes('about'), notFoundSections.includes('contact')]).toEqual([false, false]);
    expect(sections.contact).toBe('redirect');
    expect(anySection).toMatch(/^[a-z]+$/);
    expect(sectionNames).not.toContain(anySection);
  });
});

describe('the tables of a single 404 page', () => {
  it('have every page, and every old address in lower case that is not a page', () => {
    expect([...knownPaths].sort()).toEqual(routeIds.map((id) => routes[id].path as string).sort());
    for (const [path, id] of Object.entries(aliases)) {
      const folded = path.toLowerCase();
      expect(aliasPaths[folded]).toBe(folded === routes[id].path ? undefined : routes[id].path);
    }
    expect(aliasPaths).not.toHaveProperty('/resources/');
  });
});

describe('a table of routes', () => {
  const table = { home: { path: '/' }, blog: { path: '/news/' }, team: { path: '/Team/' } };
  const { canonicalPath, resolveHref: find } = createResolver(table, { '/news/': 'team', '/old/': 'team' });

  it('resolves an address to a page before an alias', () => {
    expect([canonicalPath('/news'), canonicalPath('/OLD'), canonicalPath('/team///')]).toEqual([
      '/news/',
      '/Team/',
      '/Team/',
    ]);
  });

  it('treats paths below the blog as articles, if there is a blog', () => {
    expect([find('/news/an-article'), find('/news/an-article//?a=b#c d')]).toEqual([
      '/news/an-article/',
      '/news/an-article/?a=b#c%20d',
    ]);
    const { resolveHref: without } = createResolver({ home: { path: '/' } }, {});
    expect(() => without('/news/an-article')).toThrow('"/news/an-article" leads to no page');
    expect(() => find('?a=b')).toThrow('"?a=b" leads to no page');
  });

  it('encodes line breaks in a fragment', () => {
    expect(find('/old#a\nb')).toBe('/Team/#a%0Ab');
  });
});

describe('a URL with special characters', () => {
  it.each([
    ['#a%zzb', '#a%25zzb'],
    ['#a%2Fb', '#a%2Fb'],
    ['/contact?a=1&b=2#write', '/contact/?a=1&b=2#write'],
    ['HTTPS://x.example/a b', 'HTTPS://x.example/a%20b'],
    ['web+x.y-1:z', 'web+x.y-1:z'],
  ])('%s → %s', (from, to) => expect(resolveHref(from)).toBe(to));
});

it('a breadcrumb ends with the page itself', () => {
  expect(breadcrumbs('team')).toEqual([
    { path: '/', label: routes.home.label },
    { path: routes.about.path, label: routes.about.label },
    { path: routes.team.path, label: routes.team.label },
  ]);
});

describe('a picture', () => {
  const { pictures } = manifest as { pictures: Record<string, { widths: number[] }> };
  const [photograph = ''] = Object.entries(pictures).find(([, { widths }]) => widths.length > 1) ?? [];
  const [drawing = ''] = Object.entries(pictures).find(([, { widths }]) => widths.length === 0) ?? [];

  it('has the URL of its widest file, a drawing that of its SVG', () => {
    const stem = photograph.replace(/\.\w+$/, '');
    const widest = Math.max(...(pictures[photograph]?.widths ?? []));
    expect(pictureAddress(photograph)).toBe(`/images/${stem}-${widest}.avif`);
    expect(pictureAddress(drawing)).toBe(`/images/${drawing.replace(/\.\w+$/, '')}.svg`);
  });

  it('that was not processed says what to run', () => {
    expect(() => pictureEntry('team/nobody.jpg')).toThrow(
      'content/images/team/nobody.jpg is not in public/images/manifest.json: run "npm run images".',
    );
  });

  it.each([
    ['team/a.jpg', 'team/a.jpg'],
    ['./team/a.jpg', 'team/a.jpg'],
    ['/team/a.jpg', 'team/a.jpg'],
    ['content/images/team/a.jpg', 'team/a.jpg'],
    ['/content/images/team/a.jpg', 'team/a.jpg'],
    [String.raw`content\images\team\a.jpg`, 'team/a.jpg'],
    ['team/content/images/a.jpg', 'team/content/images/a.jpg'],
  ])('named %s is %s', (file, path) => expect(masterPath(file)).toBe(path));
});

it('a telephone number is dialled without spaces, and shown with no-break spaces', () => {
  expect(telHref('+91 80 1234 5678')).toBe('tel:+918012345678');
  expect(formatPhone('+91 80 1234')).toBe('+91\u00a080\u00a01234');
});

it('the mark is one path inside its box', () => {
  expect(markViewBox).toBe('0 0 32 32');
  expect(markPath).toMatch(/^M[\d.HCSAM -]+$/);
  expect(markStroke).toBeGreaterThan(2);
});

describe('a site below a path', () => {
  it('prefixes its own URLs with the path, and no others', async () => {
    vi.stubEnv('NEXT_PUBLIC_BASE_PATH', '/base');
    vi.resetModules();
    const { asset } = await import('@/lib/asset');
    const { absolute } = await import('@/lib/metadata');
    vi.unstubAllEnvs();
    expect(['/about/', '#part', 'https://x.example/', 'mailto:a@b.c'].map(asset)).toEqual([
      '/base/about/',
      '#part',
      'https://x.example/',
      'mailto:a@b.c',
    ]);
    expect(absolute('/about/')).toMatch(/^https:\/\/[^/]+\/base\/about\/$/);
  });
});

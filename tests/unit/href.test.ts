import { describe, expect, it } from 'vitest';
import { routes } from '@/content/routes';
import { asset } from '@/lib/asset';
import { breadcrumbs } from '@/lib/breadcrumbs';
import { aliases, canonicalPath, isExternal, knownPaths, pathOf, resolveHref } from '@/lib/href';

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
    ['/contact?a=1&b=2#write', '/contact/?a=1&b=2#write'],
    ['HTTPS://x.example/a b', 'HTTPS://x.example/a%20b'],
    ['web+x.y-1:z', 'web+x.y-1:z'],
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

  it('keeps a % that is not percent-encoding', () => {
    expect(resolveHref('#a%2z')).toBe('#a%252z');
    expect(resolveHref('#a%2f')).toBe('#a%2f');
  });
});

it('canonicalPath finds every route in any letter case, and nothing else', () => {
  for (const path of knownPaths) expect(canonicalPath(path.toUpperCase())).toBe(path);
  expect(['/constructor', '/x/', '//about//x'].map(canonicalPath)).toEqual([undefined, undefined, undefined]);
});

it.each([
  ['https://x', true],
  ['tel:+91', true],
  ['about:blank', true],
  ['x:', true],
  ['/about', false],
  ['#x', false],
  ['/about:us', false],
  ['#a:b', false],
  ['about/x:y', false],
])('isExternal(%j) is %s', (href, expected) => expect(isExternal(href)).toBe(expected));

it('asset returns an address unchanged where there is no base path', () => expect(asset('/about/')).toBe('/about/'));

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

  it('end with the page itself', () => {
    expect(breadcrumbs('team')).toEqual([
      { path: '/', label: routes.home.label },
      { path: routes.about.path, label: routes.about.label },
      { path: routes.team.path, label: routes.team.label },
    ]);
  });
});

import { render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FallbackSwitch, fallbackFor } from '@/components/islands/fallback-switch';
import { routes, sections } from '@/content/routes';
import { aliasPaths, knownPaths } from '@/lib/href';

const table = { known: knownPaths, aliases: aliasPaths, sections };

describe('an unknown path', () => {
  it.each(['/nope', '/nope/deeper/', '/%E0%A4%A', '/constructor', '/__proto__/x'])('%s is in no section', (path) =>
    expect(fallbackFor(path, table)).toMatchObject({ target: undefined, kind: undefined }),
  );

  it('of 2,000 characters is in no section', () =>
    expect(fallbackFor(`/${'x'.repeat(2000)}`, table)).toMatchObject({ target: undefined, kind: undefined }));

  it.each([
    ['/about/nope', 'text', 'about'],
    ['/About/Nope/', 'text', 'about'],
    ['/about/%2541', 'text', 'about'],
    ['/offerings/%F0%9F%8C%9E', 'not-found', 'offerings'],
    ['/offerings/services/nope', 'not-found', 'offerings'],
    ['/resources/blog/nope', 'not-found', 'resources'],
    ['/company/', 'not-found', 'company'],
    ['/support', 'not-found', 'support'],
    ['/legal/x', 'not-found', 'legal'],
  ])('%s has the kind %s and the section %s', (path, kind, section) =>
    expect(fallbackFor(path, table)).toEqual({ target: undefined, kind, section }),
  );
});

describe('the redirect of an alias or another letter case', () => {
  it.each([
    ['/About/Team', routes.team.path],
    ['/OFFERINGS/SAAS/', '/offerings/saas/'],
    ['/Blog', '/resources/blog/'],
    ['/blog///', '/resources/blog/'],
    ['/Resources/', '/resources/'],
    ['/contact/x', '/contact/'],
    ['/Contact/deep/er', '/contact/'],
  ])('%s → %s', (path, to) => {
    expect(fallbackFor(path, table).target).toBe(to);
  });

  it('never leads to the same path, which would be an endless loop', () => {
    for (const path of [...knownPaths, '/contact/']) expect(fallbackFor(path, table).target).toBeUndefined();
  });
});

describe('the page', () => {
  const show = (pathname: string, basePath = '', search = '', hash = '') => {
    const replace = vi.fn();
    vi.stubGlobal('location', { pathname, search, hash, replace });
    const { container } = render(
      <FallbackSwitch
        basePath={basePath}
        {...table}
        top="Index Router"
        text="NotFound"
        pages={{ offerings: 'Page not found' }}
      />,
    );
    return { text: container.textContent, to: replace.mock.calls[0]?.[0] };
  };
  it('shows the text of the requested section', () => {
    expect([show('/x').text, show('/about/x').text, show('/offerings/x').text]).toEqual([
      'Index Router',
      'NotFound',
      'Page not found',
    ]);
  });
  it('redirects with query and fragment, also with a base path', () => {
    expect(show('/About/Team', '', '?a=b', '#KMPs').to).toBe(`${routes.team.path}?a=b#KMPs`);
    expect(show('/base/About', '/base').to).toBe('/base/about/');
    expect(show('/base/about/x', '/base').text).toBe('NotFound');
  });
});

it('a 404 page with a single text shows it for every part of the site', () => {
  for (const pathname of ['/about/x', '/offerings/x', '/x']) {
    vi.stubGlobal('location', { pathname, search: '', hash: '', replace: vi.fn() });
    const sections = { about: 'text', offerings: 'not-found' } as const;
    const { container, unmount } = render(
      <FallbackSwitch basePath="" known={[]} aliases={{}} sections={sections} top="Not here" />,
    );
    expect([pathname, container.textContent]).toEqual([pathname, 'Not here']);
    unmount();
  }
});

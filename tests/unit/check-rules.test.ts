import { describe, expect, it } from 'vitest';
import { formatProblem } from '@/scripts/check/problem';
import { sectionIds } from '@/scripts/check/rules/anchors';
import { labelProblems } from '@/scripts/check/rules/cross-module';
import type { Targets } from '@/scripts/check/rules/links';
import { content } from '../lib/content';

describe('a label', () => {
  const paths: Record<string, string> = { '/a': '/a/', '/b': '/b/', '/old': '/a/' };
  const labels = (parts: object) =>
    labelProblems(content(parts), { resolve: { canonicalPath: (path: string) => paths[path] } } as Targets).map(
      formatProblem,
    );
  const menu = (label: string, href: string) => labels({ navigation: { navigation: { items: [{ label, href }] } } });

  it.each([
    ['F&S', '/saas#F&S'],
    ['F&S', '/saas#F%26S'],
    ['Management Team', '/team#Management%20Team'],
    ['100% sure', '/team#100% sure'],
    ['5%a or more', '/team#5%a or more'],
    ['caf%E9', '/team#caf%E9'],
    ['Team', '/team'],
  ])('%s may lead to %s', (label, href) => expect(menu(label, href)).toEqual([]));

  it('of a menu item must be the id of the section it links to, letter for letter', () => {
    expect(menu('F and S', '/saas#F&S')).toEqual([
      'content/navigation.ts › 1st menu item › label: is "F and S", but it leads to #F&S: the label must be the same as the section\'s id',
    ]);
    expect(menu('Team', '/about/team#%FF')[0]).toContain('is "Team", but it leads to #%FF');
    const child = { label: 'x', href: '/a#y' };
    const items = [
      { label: 'a', href: '/a' },
      { label: 'a', href: '/a', children: [{ label: 'b', href: '/a', children: [child] }] },
    ];
    expect(labels({ navigation: { navigation: { items } } })[0]).toMatch(
      /^content\/navigation\.ts › 2nd menu item › 1st child › 1st child › label: is "x", but it leads to #y/,
    );
  });

  it('of the footer must lead to one page with both addresses', () => {
    const footer = (href: string, mobileHref: string) =>
      labels({ footer: { footer: { groups: [{ links: [] }, { links: [{ href, mobileHref }] }] } } });
    expect([footer('/a', '/old'), footer('/none', '/a'), footer('/a', '/none')]).toEqual([[], [], []]);
    expect(footer('/a', '/b')).toEqual([
      'content/footer.ts › 2nd group › 1st link › mobileHref: leads to /b/, but href leads to /a/: both must be one page',
    ]);
  });

  it('is not checked while its module is invalid', () => {
    expect([labels({}), labels({ navigation: {}, footer: {} })]).toEqual([[], []]);
  });
});

describe('the sections that links may lead to', () => {
  it('come from each page’s content', () => {
    const parts = {
      saas: {
        saas: {
          chapters: [
            { id: 'CMS', products: [{ title: 'TruOps' }] },
            { id: 'F&S', products: [] },
          ],
        },
      },
      services: { services: { items: { operations: { id: 'O&M' } } } },
      team: {
        team: {
          title: 'Team',
          founders: { id: 'Founders' },
          kmps: { id: 'KMPs' },
          managementTeam: { id: 'Management' },
          technologyTeam: { id: 'Technology' },
          coverageTeam: { id: 'Coverage' },
        },
      },
    };
    expect(sectionIds(content(parts))).toEqual({
      saas: ['CMS', 'TruOps', 'F&S'],
      services: ['O&M'],
      team: ['Founders', 'KMPs', 'Management', 'Technology', 'Coverage'],
      contact: ['write'],
    });
  });

  it('are undefined where the content is invalid', () => {
    const none = { saas: undefined, services: undefined, team: undefined, contact: ['write'] };
    expect([sectionIds({}), sectionIds(content({ saas: {}, services: {}, team: {} }))]).toEqual([none, none]);
  });
});

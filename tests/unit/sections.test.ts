import { describe, expect, it } from 'vitest';
import { routes, sections } from '@/content/routes';
import { aliases, aliasPaths, knownPaths, routeIds } from '@/lib/href';
import { anySection, notFoundSections, pagesOf, sectionNames } from '@/lib/sections';

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

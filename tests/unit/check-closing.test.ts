import { describe, expect, it } from 'vitest';
import { formatProblem, type Problem } from '@/scripts/check/problem';
import { closingProblems, placeholderProblems } from '@/scripts/check/rules/closing';
import { content } from '../lib/content';

const text = (problems: Problem[]) => problems.map(formatProblem);
const routes = (all: Record<string, object>) => ({ routes: { routes: all } });
const pages = routes({
  home: { path: '/' },
  saas: { path: '/offerings/saas/' },
  copy: { path: '/offerings/copy/', canonical: 'saas' },
  privacy: { path: '/legal/privacy/' },
});

describe('the call to action below a page', () => {
  const closing = (parts: object) => text(closingProblems(content({ ...pages, closing: { closing: parts } })));
  const one = { home: {}, saas: {} };

  it('is needed by each canonical page outside the folders that `without` lists', () => {
    expect(closing({ without: ['legal'], pages: one })).toEqual([]);
    expect(closing({ without: [], pages: { home: {} } })).toEqual([
      'content/closing.ts › pages: has no entry for the page saas: add one under that name',
      'content/closing.ts › pages: has no entry for the page privacy: add one under that name',
    ]);
  });

  it('is refused under a name that no page has, as is a folder in `without` that has no pages', () => {
    expect(closing({ without: ['legal'], pages: { ...one, copy: {} } })).toEqual([
      'content/closing.ts › pages › copy: no page copy needs this: remove it.',
    ]);
    expect(closing({ without: ['legal', 'press'], pages: { home: {}, sass: {} } })).toEqual([
      'content/closing.ts › 2nd folder: no folder press needs this: remove it.',
      'content/closing.ts › pages: has no entry for the page saas: add one under that name',
      'content/closing.ts › pages › sass: no page sass needs this: remove it. Nearest: saas.',
    ]);
  });

  it('is not asked for while the modules are invalid', () => {
    expect(closingProblems(content({}))).toEqual([]);
    expect(text(closingProblems(content({ routes: {}, closing: {} })))).toEqual([]);
  });
});

describe('a page under construction', () => {
  const unfinished = routes({
    home: { path: '/' },
    press: { path: '/company/press/', placeholder: true },
    careers: { path: '/company/careers/', placeholder: true },
    saas: { path: '/offerings/saas/' },
  });
  const found = (images: object, meanwhile: object) =>
    text(
      placeholderProblems(content({ ...unfinished, fallbacks: { fallbacks: { placeholder: { images, meanwhile } } } })),
    );

  it('has links for its folder, and may have links and a picture of its own', () => {
    expect(found({ press: {}, company: {} }, { company: [], press: [] })).toEqual([]);
    expect(found({}, {})).toEqual([
      'content/fallbacks.ts › placeholder › meanwhile: has no entry for the folder company: add one under that name',
    ]);
  });

  it('is the only kind of page that may have such links and pictures', () => {
    expect(found({ saas: {} }, { company: [], offerings: [] })).toEqual([
      'content/fallbacks.ts › placeholder › images › saas: no page or folder saas needs this: remove it.',
      'content/fallbacks.ts › placeholder › meanwhile › offerings: no page or folder offerings needs this: remove it.',
    ]);
  });

  it('is not looked for while the modules are invalid', () => {
    expect(placeholderProblems(content({}))).toEqual([]);
    expect(placeholderProblems(content({ routes: {}, fallbacks: {} }))).toEqual([]);
  });
});

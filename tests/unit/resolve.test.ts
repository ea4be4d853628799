import { describe, expect, it } from 'vitest';
import { createResolver } from '@/lib/resolve';

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

  it('resolves the old address of an article, unless a page has it', () => {
    const articles = [{ path: '/news/other/' }, { path: '/news/name/', aliases: ['/team/', '/news/Old-name/'] }];
    const { resolveHref } = createResolver(table, {}, () => articles);
    expect(['/news/Old-Name#a b', '/team'].map(resolveHref)).toEqual(['/news/name/#a%20b', '/Team/']);
  });

  it('encodes line breaks in a fragment', () => {
    expect(find('/old#a\nb')).toBe('/Team/#a%0Ab');
  });
});

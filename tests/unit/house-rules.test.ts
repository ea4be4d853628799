// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const source = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx)$/.test(file))
    .map((file) => ({
      file: `${folder}/${file.replaceAll('\\', '/')}`,
      text: readFileSync(`${folder}/${file}`, 'utf8'),
    }));
const lines = (text: string) => text.trimEnd().split('\n').length;
/** Modules that a file imports for more than their types. */
const imports = (text: string) =>
  [...text.matchAll(/^import (?!type )([^;]*?)from '([^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names))
    .map(([, , module = '']) => module);

const components = source('components');
const islands = components.filter(({ file }) => file.startsWith('components/islands/'));
const pages = source('app').filter(({ file }) => file.endsWith('/page.tsx'));

describe('the rules of the house', () => {
  it('"use client" stands in islands and the two error files only', () => {
    const elsewhere = [...source('app'), ...components, ...source('lib')]
      .filter(({ file }) => !file.startsWith('components/islands/') && !/^app\/(global-)?error\.tsx$/.test(file))
      .filter(({ text }) => /^['"]use client['"]/m.test(text));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
    expect(islands.filter(({ text }) => text.startsWith("'use client';")).length).toBe(islands.length);
  });

  it('content knows nothing of the pages that show it', () => {
    const wrong = source('content').filter(({ text }) =>
      imports(text).some((module) => /@?\/?(app|components)\//.test(module)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('components are given their words; only the error display, which stands alone, fetches its own', () => {
    const wrong = components.filter(({ text }) =>
      imports(text).some((module) => module.startsWith('@/content/') && module !== '@/content/error'),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('the schemas and their library stay out of what a browser could get', () => {
    const wrong = [...source('app'), ...components, ...source('lib')].filter(({ text }) =>
      imports(text).some((module) => module === 'zod' || module.includes('content/schema')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('a page is its metadata and a list of sections: at most forty lines', () => {
    expect(pages.length).toBeGreaterThanOrEqual(27);
    expect(pages.filter(({ text }) => lines(text) > 40).map(({ file }) => file)).toEqual([]);
  });

  it('islands are small: the median under sixty lines', () => {
    const sizes = islands.map(({ text }) => lines(text)).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(60);
  });

  it('no file of app, components, lib and scripts is past 150 lines', () => {
    const long = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
        .map((file) => `${folder}/${file}`)
        .filter((file) => lines(readFileSync(file, 'utf8')) > 150),
    );
    expect(long).toEqual([]);
  });

  it('the export reads HTML with a parser: no regular expression names a tag or an attribute', () => {
    const modules = [...source('scripts/export'), ...source('scripts/preview'), ...source('scripts/lib')];
    expect(modules.length).toBeGreaterThan(20);
    const literals = /(?:[(=,:!?&|[]|return)\s*(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[a-z]*)/g;
    const patterns = modules.flatMap(({ file, text }) =>
      [...text.matchAll(literals), ...text.matchAll(/RegExp\(([^)]*)\)/g)].map(([, pattern = '']) => ({
        file,
        pattern,
      })),
    );
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(({ pattern }) => /<\/?[\w[(!\\]|=\\?["']|&[\w#(]/.test(pattern))).toEqual([]);
  });

  it('the style sheet names no place that is not there: its classes would go missing in silence', () => {
    const sheet = readFileSync('app/globals.css', 'utf8');
    const named = [...sheet.matchAll(/^@(?:import|source|config) "(\.[^"]*)"/gm)].map(([, to = '']) => to);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((to) => !existsSync(`app/${to}`))).toEqual([]);
  });
});

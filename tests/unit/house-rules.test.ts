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
/** The modules a file imports, without type-only imports. */
const imports = (text: string) =>
  [...text.matchAll(/^import (?!type )([^;]*?)from '([^']+)'/gm)]
    .filter(([, names = '']) => !/^\{(?:\s*type [^,}]+,?)+\s*\}\s*$/.test(names))
    .map(([, , module = '']) => module);

const components = source('components');
const islands = components.filter(({ file }) => file.startsWith('components/islands/'));
const pages = source('app').filter(({ file }) => file.endsWith('/page.tsx'));

describe('architecture rules', () => {
  it('"use client" is only in islands and the two error files', () => {
    const elsewhere = [...source('app'), ...components, ...source('lib')]
      .filter(({ file }) => !file.startsWith('components/islands/') && !/^app\/(global-)?error\.tsx$/.test(file))
      .filter(({ text }) => /^['"]use client['"]/m.test(text));
    expect(elsewhere.map(({ file }) => file)).toEqual([]);
    expect(islands.filter(({ text }) => text.startsWith("'use client';")).length).toBe(islands.length);
  });

  it('content modules import only types from the schemas', () => {
    const wrong = source('content').filter(
      ({ file, text }) =>
        !file.startsWith('content/schema/') && imports(text).some((module) => /schema\//.test(module)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('content does not import from app or components', () => {
    const wrong = source('content').filter(({ text }) =>
      imports(text).some((module) => /@?\/?(app|components)\//.test(module)),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('components get content as props; only the two islands that show errors import texts', () => {
    const importing = components.flatMap(({ file, text }) =>
      imports(text)
        .filter((module) => module.startsWith('@/content/'))
        .map((module) => [file, module]),
    );
    expect(importing.sort()).toEqual([
      ['components/islands/boundary.tsx', '@/content/error'],
      ['components/islands/error-display.tsx', '@/content/error'],
    ]);
  });

  it('app, components and lib import neither schemas nor Zod, which would reach the browser', () => {
    const wrong = [...source('app'), ...components, ...source('lib')].filter(({ text }) =>
      imports(text).some((module) => module === 'zod' || module.includes('content/schema')),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('nothing outside editor/ depends on it: Next’s configuration reads it only under npm run edit', () => {
    const all = ['app', 'components', 'lib', 'content', 'scripts', 'art'].flatMap(source);
    expect(all.filter(({ text }) => /['"/]editor\//.test(text)).map(({ file }) => file)).toEqual([]);
    const config = readFileSync('next.config.mjs', 'utf8');
    expect(config.match(/^.*editor\/.*$/gm)).toEqual([expect.stringMatching(/^if \(process\.env\.EDIT\) /)]);
  });

  it('tests that replace modules run in isolation: *.isolated.test.ts(x)', () => {
    const wrong = source('tests').filter(
      ({ file, text }) =>
        /\.test\.tsx?$/.test(file) &&
        /\bvi\.(?:do)?[mM]ock\(/.test(text) &&
        !/\.isolated\.|^tests\/mutation/.test(file),
    );
    expect(wrong.map(({ file }) => file)).toEqual([]);
  });

  it('a page has at most 40 lines: metadata and a list of sections', () => {
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(({ text }) => lines(text) > 40).map(({ file }) => file)).toEqual([]);
  });

  it('the median island has under 60 lines', () => {
    const sizes = islands.map(({ text }) => lines(text)).sort((a, b) => a - b);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(60);
  });

  it('no file of app, components, lib and scripts has more than 150 lines', () => {
    const long = ['app', 'components', 'lib', 'scripts'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.(ts|tsx|mjs|css)$/.test(file))
        .map((file) => `${folder}/${file}`)
        .filter((file) => lines(readFileSync(file, 'utf8')) > 150),
    );
    expect(long).toEqual([]);
  });

  it('HTML is read with a parser: no regular expression of scripts or editor names a tag or an attribute', () => {
    // Scripts of images and hosts read SVG and server configuration.
    const folders = ['tests/bench', 'scripts/export', 'scripts/preview', 'scripts/lib', 'editor'];
    const modules = folders.flatMap((folder) => source(folder));
    expect(modules.length).toBeGreaterThan(20);
    const literals = /(?:[(=>,:!?&|[]|return)\s*(\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\[\n])+\/[a-z]*)/g;
    const patterns = modules.flatMap(({ file, text }) =>
      [...text.matchAll(literals), ...text.matchAll(/RegExp\(([^)]*)\)/g)].map(([, pattern = '']) => ({
        file,
        // Without the names of groups
        pattern: pattern.replaceAll(/\(\?<\w+>/g, '('),
      })),
    );
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter(({ pattern }) => /<\/?[\w[(!\\]|=\\?["']|&[\w#(]/.test(pattern))).toEqual([]);
  });

  it('all paths in globals.css exist; Tailwind ignores missing ones without a warning', () => {
    const sheet = readFileSync('app/globals.css', 'utf8');
    const named = [...sheet.matchAll(/^@(?:import|source|config) "(\.[^"]*)"/gm)].map(([, to = '']) => to);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((to) => !existsSync(`app/${to}`))).toEqual([]);
  });
});

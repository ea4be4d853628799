import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { absolute } from '@/lib/metadata';
import { finishPages } from '@/scripts/export/pages/finish';
import { readPage, removeSeparators, takeScripts } from '@/scripts/export/pages/next-output';
import { elementsOf, parseHtml, property, serialiseHtml } from '@/scripts/lib/html';
import { readPayload } from '../lib/payload';

const chunks = '_next/static/chunks';
const parts = {
  sheet: `<link rel="stylesheet" href="/${chunks}/s.css" data-precedence="next"/>`,
  preload: `<link rel="preload" as="script" fetchPriority="low" href="/${chunks}/a.js"/><link rel="preload" as="image" href="/images/first.svg"/>`,
  script: `<script src="/${chunks}/a.js" async=""></script>`,
  polyfill: `<script src="/${chunks}/old.js" noModule=""></script>`,
  bootstrap:
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a)b"]});</script>',
  init: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  payload:
    '<script>self.__next_f.push([1,"0:one \\u003c (\\"1\\")\\n"])</script><script>self.__next_f.push([1,"1:two"])</script>',
  data: '<script type="application/ld+json">{"a":1}</script>',
};
const html = (changed: Partial<typeof parts> = {}) => {
  const all = { ...parts, ...changed };
  return `<!DOCTYPE html><html><head><meta charset="utf-8"/>${all.sheet}${all.preload}${all.script}${all.polyfill}</head><body><p class="used">Text</p>${all.data}${all.bootstrap}${all.init}${all.payload}</body></html>`;
};

describe('the scripts of a page', () => {
  it('are taken out with their data; JSON-LD stays', () => {
    const page = readPage(html(), 'a/index.html');
    expect(takeScripts(page)).toEqual({
      scripts: [`/${chunks}/a.js`],
      flight: '0:one < ("1")\n1:two',
      bootstrap: { otherChunks: ['a)b'] },
      sheet: `/${chunks}/s.css`,
    });
    const left = elementsOf(page.tree).filter(({ tagName }) => ['script', 'link'].includes(tagName));
    expect(left.map((element) => property(element, 'type') || property(element, 'rel'))).toEqual([
      'stylesheet',
      'application/ld+json',
    ]);
  });

  it('are none on a page that Next did not write', () => {
    expect(takeScripts(readPage('<head></head><body>Moved</body>', 'a.html'))).toBeUndefined();
  });

  it.each([
    ['no bootstrap', { bootstrap: '' }, '0 bootstraps'],
    ['no payload', { payload: '' }, '0 parts of the payload'],
    ['no script', { script: '' }, '0 scripts'],
    ['a payload in another form', { payload: '<script>self.__next_f.push([3,"MDphYQ=="])</script>' }, 'push([3,'],
    ['a bootstrap that is not JSON', { bootstrap: '<script id="_R_">T.push({otherChunks:[]})</script>' }, 'T.push({'],
    ['an unknown inline script', { init: '<script>self.__flight=[]</script>' }, 'self.__flight=[]'],
  ])('stop the build with the file and the document to read: %s', (_, changed, found) => {
    const take = () => takeScripts(readPage(html(changed), 'a/index.html'));
    expect(take).toThrow(/^a\/index\.html: expected .* in the output of next build/);
    expect(take).toThrow(found);
    expect(take).toThrow('docs/upgrading.md');
  });

  it.each([
    ['a second style sheet', parts.sheet + parts.sheet, '2'],
    ['no style sheet', '', '0'],
  ])('%s stops the build', (_, sheet, found) => {
    const page = readPage(html({ sheet }), 'a/index.html');
    expect(() => takeScripts(page)).toThrow(
      `a/index.html: expected one <link rel="stylesheet"> in the output of next build, found ${found}.`,
    );
  });
});

describe('a finished page', () => {
  let out: string;
  beforeEach(() => {
    out = mkdtempSync(path.join(tmpdir(), 'finish-'));
    mkdirSync(path.join(out, chunks), { recursive: true });
    writeFileSync(path.join(out, chunks, 's.css'), '.used{top:0}.unused{top:0}.used{background:url(../media/a.avif)}');
    writeFileSync(path.join(out, chunks, 'a.js'), 'a()');
    const canonical = `<link rel="canonical" href="${absolute('/')}"/>`;
    writeFileSync(path.join(out, 'index.html'), html({ preload: parts.preload + canonical }));
  });
  afterEach(() => rmSync(out, { recursive: true }));

  it('contains its own styles and the loader; the payload lists scripts and sheet with their SRI hashes', () => {
    expect(finishPages(out)).toMatchObject([{ path: '/' }]);
    const written = readFileSync(path.join(out, 'index.html'), 'utf8');
    expect(written).toContain('<style>.used{top:0}.used{background:url(/_next/static/media/a.avif)}</style>');
    expect(written).not.toMatch(/__next_f\.push|a\.js|s\.css/);
    const scripts = elementsOf(parseHtml(written)).filter(({ tagName }) => tagName === 'script');
    const [loader, rules] = scripts.slice(-2);
    expect(property(rules, 'type')).toBe('speculationrules');
    const name = property(loader, 'dataSrc');
    // printf 'a()' | openssl dgst -sha384 -binary | base64
    const hash = 'sha384-DGWwUx8JQ/sT4JgpuI0No/p+ZboOXDOsHnvjkLtDr+VlcROccZcpIhzdvm9ZiDWr';
    const [flight, bootstrap, resources, whole] = readPayload(readFileSync(path.join(out, name), 'utf8'));
    expect([flight, bootstrap, resources]).toEqual([
      '0:one < ("1")\n1:two',
      { otherChunks: ['a)b'] },
      [[`/${chunks}/a.js`, hash]],
    ]);
    expect(whole).toEqual([`/${chunks}/s.css`, expect.stringMatching(/^sha384-/)]);
  });

  it('needs a link to the style sheet if Next wrote the page', () => {
    writeFileSync(path.join(out, 'moved.html'), '<head><meta charset="utf-8"/></head><body>Moved</body>');
    expect(finishPages(out)).toMatchObject([{ path: '/' }]);
    const moved = readFileSync(path.join(out, 'moved.html'), 'utf8');
    expect(moved).toContain('Moved</body>');
    expect(moved).not.toMatch(/<script|<style/);
    writeFileSync(path.join(out, 'index.html'), html({ sheet: '' }));
    expect(() => finishPages(out)).toThrow('index.html: expected one <link rel="stylesheet">');
  });

  it('refuses a style sheet with a data: picture', () => {
    writeFileSync(path.join(out, chunks, 's.css'), '.a{background:url(data:image/png;base64,AA)}');
    expect(() => finishPages(out)).toThrow('s.css contains a data: picture');
  });
});

it('a separator of texts stays between two texts only', () => {
  const page = readPage(
    '<head></head><body><p>One<!-- --> two<!-- --></p><!-- --><p><b>Three</b><!-- -->four<!--$--></p></body>',
    'a.html',
  );
  removeSeparators(page);
  expect(serialiseHtml(page.body)).toBe('<body><p>One<!-- --> two</p><p><b>Three</b>four<!--$--></p></body>');
});

it('a page is written as it was parsed', () => {
  const source =
    '<!DOCTYPE html><html lang="en"><head><title>A &#x26; B</title></head><body><p>One<!-- --> two</p></body></html>';
  expect(serialiseHtml(readPage(source, 'a.html').tree)).toBe(source);
});

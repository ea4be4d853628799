import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addPolicies, policyFor } from '../../scripts/build/csp';
import { sealScripts } from '../../scripts/build/integrity';
import { keepOutOfSearch } from '../../scripts/build/preview';

let out: string;
beforeEach(() => {
  out = mkdtempSync(path.join(tmpdir(), 'policy-'));
});
afterEach(() => rmSync(out, { recursive: true }));

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
const page = (body: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`;

describe('the Content Security Policy of a page', () => {
  it('allows only what the page contains', () => {
    expect(policyFor(page('<p>Text</p>'), 'a.html')).toBe(
      "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'",
    );
  });

  it('allows an inline script by its hash only', () => {
    const { 'script-src': sources } = directives(
      policyFor(page('<script>alert(1)</script><script src="/a.js" async=""></script>'), 'a.html'),
    );
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(sources).toEqual(["'self'", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });

  it('has no hash for JSON-LD, which is data and not script', () => {
    expect(policyFor(page('<script type="application/ld+json">{"a":1}</script>'), 'a.html')).not.toContain(
      'script-src',
    );
  });

  it('hashes inlined styles', () => {
    const hash = createHash('sha256').update('a{color:red}').digest('base64');
    expect(directives(policyFor(page('<style>a{color:red}</style>'), 'a.html'))['style-src']).toEqual([
      `'sha256-${hash}'`,
    ]);
  });

  it('allows mailto: as form action if the page has such a form', () => {
    expect(
      directives(policyFor(page('<form action="mailto:a@example.com" method="post">'), 'a.html'))['form-action'],
    ).toEqual(['mailto:']);
  });

  it.each([
    ['<p style="color:red">', 'style'],
    ['<a href="/" onclick="go()">', 'onclick'],
  ])('throws on %s', (markup, name) => {
    expect(() => policyFor(page(markup), 'about/index.html')).toThrow(`about/index.html has the attribute ${name}="…"`);
  });

  it('is the first element after the charset, and allows data: images on every page if a stylesheet has one', () => {
    writeFileSync(path.join(out, 'a.css'), 'a{background:url(data:image/png;base64,AA)}');
    const html = addPolicies(out)(page(''), 'index.html');
    expect(html).toMatch(
      /^<!DOCTYPE html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    );
    expect(html).toContain("img-src 'self' data:;");
    expect(() => addPolicies(out)('<html></html>', 'x.html')).toThrow('x.html has no <meta charset="utf-8">');
  });
});

describe('integrity', () => {
  const chunks = () => path.join(out, '_next/static/chunks');
  const sha384 = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  beforeEach(() => {
    mkdirSync(chunks(), { recursive: true });
    writeFileSync(path.join(chunks(), 'a.js'), 'a()');
    writeFileSync(path.join(chunks(), 'turbopack-x.js'), 'let n=f();n.crossOrigin=null,n.src=t,n.onerror=g');
  });

  it('is known for every script address, and is in every payload', () => {
    const { seal, payload } = sealScripts(out);
    expect(seal('/base/_next/static/chunks/a.js')).toEqual(['/base/_next/static/chunks/a.js', sha384('a()')]);
    const data = '["$","script","s",{"src":"/base/_next/static/chunks/a.js","async":true}]';
    expect(payload(data, '')).toContain(`"async":true,"integrity":"${sha384('a()')}"`);
  });

  it('is set by the loader, whose file name changes with its content', () => {
    const sealed = sealScripts(out).seal('/_next/static/chunks/turbopack-x.js');
    const loader = readdirSync(chunks()).find((file) => file.startsWith('turbopack-')) ?? '';
    const text = readFileSync(path.join(chunks(), loader), 'utf8');
    expect(loader).not.toBe('turbopack-x.js');
    expect(sealed).toEqual([`/_next/static/chunks/${loader}`, sha384(text)]);
    const script: Record<string, unknown> = {};
    new Function('f', 't', 'g', text)(() => script, '/base/_next/static/chunks/a.js', null);
    expect(script).toMatchObject({ integrity: sha384('a()'), src: '/base/_next/static/chunks/a.js' });
  });

  it('throws with instructions when Next changes its loader', () => {
    writeFileSync(path.join(chunks(), 'turbopack-x.js'), 'nothing');
    expect(() => sealScripts(out)).toThrow('expected one place');
  });
});

it('a preview build sets noindex on every page', () => {
  expect(keepOutOfSearch('<head><meta name="robots" content="index, follow"/></head>', '')).toBe(
    '<head><meta name="robots" content="noindex"/></head>',
  );
});

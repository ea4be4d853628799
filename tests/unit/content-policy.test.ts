import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { addPolicy, policyFor } from '@/scripts/export/pages/content-policy';
import { readPage } from '@/scripts/export/pages/next-output';

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1)]));
const page = (body: string, file = 'a.html') =>
  readPage(
    `<!DOCTYPE html><html><head><meta charSet="utf-8"/><title>T</title></head><body>${body}</body></html>`,
    file,
  );

describe('the policy of a page', () => {
  it('allows nothing that the page does not have', () => {
    expect(policyFor(page('<p>Text</p>'))).toBe(
      "default-src 'none'; img-src 'self'; base-uri 'none'; form-action 'none'",
    );
  });

  it('allows inline scripts by hash, and script files of this site', () => {
    const { 'script-src': sources } = directives(
      policyFor(page('<script>alert(1)</script><script src="/a.js" async=""></script>')),
    );
    // echo -n 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(sources).toEqual(["'self'", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  });

  it('has no hash for JSON-LD, which is data', () => {
    expect(policyFor(page('<script type="application/ld+json">{"a":1}</script>'))).not.toContain('script-src');
  });

  it('hashes inlined styles', () => {
    const hash = createHash('sha256').update('a{color:red}').digest('base64');
    expect(directives(policyFor(page('<style>a{color:red}</style>')))['style-src']).toEqual([`'sha256-${hash}'`]);
  });

  it('allows a mailto: form where the page has one', () => {
    expect(directives(policyFor(page('<form action="mailto:a@example.com" method="post">')))['form-action']).toEqual([
      'mailto:',
    ]);
  });

  const targets = (action: string) => {
    const found = directives(policyFor(page(`<form action="${action}" method="post"><script src="/a.js"></script>`)));
    return [found['form-action'], found['connect-src']];
  };

  it('allows the endpoint of a form where the page has one, and the way back to this site', () => {
    expect(targets('https://forms.example.com:8443/f/1')).toEqual([
      ["'self'", site.url, 'https://forms.example.com:8443'],
      ["'self'", 'https://forms.example.com:8443'],
    ]);
  });

  it('allows no other site for a form that is sent to this one', () => {
    expect(targets('/enquiries')).toEqual([["'self'", site.url], ["'self'"]]);
  });

  it.each([
    ['<p style="color:red">', 'style', 'use a class'],
    ['<a href="/" onclick="go()">', 'onclick', 'use an island'],
    ['<img src="data:image/png;base64,AA" alt="">', 'src', 'put the picture into a file'],
  ])('stops the build at %s', (markup, name, fix) => {
    const faulty = () => policyFor(page(markup, 'about/index.html'));
    expect(faulty).toThrow(`about/index.html has the attribute ${name}="`);
    expect(faulty).toThrow(fix);
  });

  it('is the first element after the charset', () => {
    const changed = page('');
    addPolicy(changed);
    expect(changed.head.children.slice(0, 2).map((node) => node.type === 'element' && node.properties)).toEqual([
      { charSet: 'utf-8' },
      { httpEquiv: ['Content-Security-Policy'], content: expect.stringContaining("default-src 'none'") },
    ]);
    expect(() => addPolicy(readPage('<html></html>', 'x.html'))).toThrow(
      'x.html: expected <meta charset> in the output of next build, found none.',
    );
  });
});

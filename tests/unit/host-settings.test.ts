import { describe, expect, it } from 'vitest';
import { deployFiles, exportFiles } from '@/scripts/hosts/files';
import { commonHeaders, resourcePolicy } from '@/scripts/hosts/headers';
import { hostSite } from '@/scripts/hosts/site';

describe.each(['', '/base'])('the settings of a site below "%s"', (base) => {
  const site = hostSite(base);
  const files = deployFiles(site);

  it('nginx keeps the query in every redirect', () => {
    const forwards = [...(files['nginx/site.conf'] ?? '').matchAll(/return (30\d) (\S+);/g)];
    expect(forwards.map(([, status]) => status)).toEqual(['301', '301', '301', '302']);
    expect(forwards.filter(([, , target = '']) => !target.endsWith('$is_args$args'))).toEqual([]);
  });

  it('Vercel and Firebase redirect old addresses permanently, and unknown ones temporarily', () => {
    const { redirects } = JSON.parse(files['vercel.json'] ?? '');
    const status = new Map(
      redirects.map((rule: { source: string; statusCode: number }) => [rule.source, rule.statusCode]),
    );
    for (const { from } of site.redirects) expect([from, status.get(from.replace(/\/$/, ''))]).toEqual([from, 301]);
    for (const path of site.sectionRedirects)
      expect([path, status.get(`${path}:rest([^._][^.]*)`)]).toEqual([path, 302]);
    const firebase = JSON.parse(files['firebase.json'] ?? '').hosting.redirects;
    expect(firebase.map(({ type }: { type: number }) => type)).toEqual([
      ...site.redirects.map(() => 301),
      ...site.sectionRedirects.map(() => 302),
    ]);
  });

  it('Netlify and Cloudflare send the resource policy with every page, the home page too', () => {
    const rules = (exportFiles([], site)._headers ?? '')
      .split('\n\n')
      .filter((block) => block.split('\n').includes(`  ${resourcePolicy.header}: ${resourcePolicy.files}`))
      .map((block) => block.split('\n')[0] ?? '');
    const covers = (rule: string, page: string) =>
      rule.endsWith('*') ? page.startsWith(rule.slice(0, -1)) : rule === page;
    const pages = [...site.pages, ...site.redirects.map(({ from }) => from)];
    expect(pages).toContain(`${base}/`);
    expect(pages.filter((page) => !rules.some((rule) => covers(rule, page)))).toEqual([]);
  });

  it('Netlify and Cloudflare send the common headers with everything below the root', () => {
    const [block = ''] = (exportFiles([], site)._headers ?? '').split('\n\n');
    expect(block.trimEnd().split('\n')).toEqual([
      `${base}/*`,
      ...Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
    ]);
  });

  it('Netlify and Cloudflare redirect old addresses permanently, with and without their last slash', () => {
    const lines = (exportFiles([], site)._redirects ?? '').split('\n');
    for (const { from, to } of site.redirects)
      for (const side of [from, from.slice(0, -1)])
        expect(lines).toEqual(expect.arrayContaining([`${side} ${to} 301!`, `${side} ${to} 301`]));
  });
});

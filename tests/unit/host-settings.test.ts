import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { deployFiles, exportFiles } from '@/scripts/hosts/files';
import { commonHeaders, fileHeaders } from '@/scripts/hosts/headers';
import { type HostSite, hostSite } from '@/scripts/hosts/site';

type Rules = { source: string; regex: string; destination: string; statusCode: number; type: number }[];
/** The redirect of the first rule that matches. Vercel's sources are strict about the last slash and letter case. */
function vercelRedirect(site: HostSite, path: string) {
  const rules: Rules = JSON.parse(deployFiles(site)['vercel.json'] ?? '').redirects;
  const rule = rules.find(({ source }) => new RegExp(`^${source.replace(/:\w+/, '')}$`).test(path));
  return rule && [rule.statusCode, rule.destination];
}
function firebaseRedirect(site: HostSite, path: string) {
  const rules: Rules = JSON.parse(deployFiles(site)['firebase.json'] ?? '').hosting.redirects;
  const rule = rules.find(({ regex }) => new RegExp(regex).test(path));
  return rule && [rule.type, rule.destination];
}

it.each([
  ['BASE_PATH', 'project', 'write it as /project, without a slash at its end.'],
  ['SITE_ENV', 'Preview', 'write preview, or leave it out for the public site.'],
  ['SITE_ENV', 'staging', 'write preview, or leave it out for the public site.'],
])('%s=%s is refused in one line', (name, value, fix) => {
  const args = ['--import', 'tsx', 'scripts/lib/run-script.ts', 'scripts/export/environment.ts'];
  const { status, stderr } = spawnSync(process.execPath, args, { env: { ...process.env, [name]: value } });
  expect([status, String(stderr)]).toEqual([1, `\n${name} is "${value}": ${fix}\n\n`]);
});

describe.each(['', '/base'])('the settings of a site below "%s"', (base) => {
  const site = hostSite(base);
  const files = deployFiles(site);
  const mailing = { ...site, pages: site.sectionRedirects };
  const sending = { ...site, pages: [...site.pages, ...site.sectionRedirects.map((path) => `${path}sent/`)] };

  it('nginx keeps the query in every redirect', () => {
    const forwards = [...(files['nginx/site.conf'] ?? '').matchAll(/return (30\d) (\S+);/g)];
    expect(forwards.map(([, status]) => status)).toEqual(['301', '301', '301', '302']);
    expect(forwards.filter(([, , target = '']) => !target.endsWith('$is_args$args'))).toEqual([]);
  });

  it('Vercel redirects old addresses permanently, and unknown ones temporarily, once it has added the last slash', () => {
    for (const { from, to } of site.redirects) expect(vercelRedirect(site, from)).toEqual([301, to]);
    for (const path of site.sectionRedirects) expect(vercelRedirect(mailing, `${path}nope/`)).toEqual([302, path]);
  });

  it('Firebase redirects old addresses permanently, and unknown ones temporarily', () => {
    for (const { from, to } of site.redirects)
      for (const side of [from, from.slice(0, -1)]) expect(firebaseRedirect(site, side)).toEqual([301, to]);
    for (const path of site.sectionRedirects) expect(firebaseRedirect(mailing, `${path}nope`)).toEqual([302, path]);
  });

  it('Vercel and Firebase do not redirect pages, also if the form sends messages', () => {
    expect(sending.pages).toContain(`${base}/contact/sent/`);
    for (const page of sending.pages)
      expect([page, vercelRedirect(sending, page), firebaseRedirect(sending, page)]).toEqual([
        page,
        undefined,
        undefined,
      ]);
  });

  it('Netlify and Cloudflare send the resource policy with every page, the home page too', () => {
    const rules = (exportFiles([], site)._headers ?? '')
      .split('\n\n')
      .filter((block) =>
        block.split('\n').includes(`  Cross-Origin-Resource-Policy: ${fileHeaders['Cross-Origin-Resource-Policy']}`),
      )
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

import { existsSync } from 'node:fs';
import path from 'node:path';
import { problemAt } from '../field-report';
import type { Content } from '../modules';
import type { Problem } from '../problem';
import type { Targets } from './links';

/** What chooses a host: a file at the top of the project, or a variable that the host sets for its builds. */
const files = { 'firebase.json': 'Firebase', 'vercel.json': 'Vercel', 'wrangler.toml': 'Cloudflare', CNAME: 'GitHub' };
const variables = { VERCEL: 'Vercel', CF_PAGES: 'Cloudflare' };

/** `netlify` requires Netlify as host. The address of `post` must not be a page of this site, which cannot receive a form. */
export function sendingProblems(root: string, { contact }: Content, targets?: Targets): Problem[] {
  const { kind, url = '' } = contact?.contact?.sending ?? {};
  const report = (field: string, message: string) => [problemAt('contact', ['sending', field], message)];
  const page = url.startsWith('/') && targets?.resolve.canonicalPath(url);
  if (page) return report('url', `is ${page}, a page of this site, which takes no form: write the endpoint's own path`);
  const other =
    Object.entries(files).find(([file]) => existsSync(path.join(root, file))) ??
    Object.entries(variables).find(([variable]) => process.env[variable]);
  if (kind !== 'netlify' || !other) return [];
  const fix = `write { kind: 'post', url: '…' }, or remove ${other[0]} if Netlify serves the site`;
  return report(
    'kind',
    `is netlify, but ${other[0]} says that ${other[1]} serves the site, and it receives no Netlify forms: ${fix}`,
  );
}

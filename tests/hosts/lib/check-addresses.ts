import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Row, read } from '../table';
import { type Answer, ask, locationOf, visit } from './request';
import type { Host } from './servers';

const redirects = [301, 302, 307, 308];

/** One line for each path with a wrong answer. */
export async function checkAddresses(
  origin: string,
  rows: Row[],
  host: Host,
  configured: boolean,
  folder: string,
): Promise<string[]> {
  const wrong: string[] = [];
  for (const row of rows) {
    const fault = configured
      ? await faultWithConfiguration(origin, row, folder)
      : await faultWithoutConfiguration(origin, row, host, folder);
    if (fault) wrong.push(`${row.path}: ${fault}`);
  }
  return wrong;
}

const shows = (answer: Answer, status: number, folder: string, file: string) => {
  if (answer.status !== status) return `status ${answer.status}, not ${status}`;
  return answer.body.equals(read(folder, file)) ? '' : `not the content of ${file}`;
};

async function faultWithConfiguration(origin: string, { path, file, to, kind }: Row, folder: string): Promise<string> {
  if (kind === 'page') {
    const first = await ask(origin, path);
    const target = redirects.includes(first.status) ? locationOf(origin, path, first) : path;
    const [at = '', query] = path.split('?');
    const canonical = at.replace(/\/?$/, '/') + (query === undefined ? '' : `?${query}`);
    if (target !== canonical) return `redirects to ${target}, not ${canonical}`;
    return shows(await visit(origin, path), 200, folder, file);
  }
  const answer = await ask(origin, path);
  if (!to) return shows(answer, 404, folder, file);
  const status = kind === 'forward' ? 302 : 301;
  if (answer.status !== status) return `status ${answer.status}, not ${status}`;
  const target = locationOf(origin, path, answer);
  return target === to ? '' : `redirects to ${target}, not ${to}`;
}

/** Without configuration a host sends the pages, the alias pages, and a 404 page where it finds one. */
async function faultWithoutConfiguration(
  origin: string,
  { path, file, to, kind }: Row,
  host: Host,
  folder: string,
): Promise<string> {
  const answer = await visit(origin, path);
  if (kind === 'page') return shows(answer, 200, folder, file);
  if (kind === 'alias') {
    const fault = shows(answer, 200, folder, file);
    return (
      fault ||
      (String(answer.body).includes(`content="0; url=${to?.split('?')[0]}"`)
        ? ''
        : `its page does not redirect to ${to}`)
    );
  }
  if (kind === 'folder' && host.notFound === 'none') return faultOfFolder(answer, dirname(join(folder, file)));
  if (host.notFound === 'none') return answer.status === 404 ? '' : `status ${answer.status}, not 404`;
  return shows(answer, 404, folder, host.notFound === 'root' ? '404.html' : file);
}

/** For a folder without index.html a host answers 403, 404 or a list of its files, as python3 does. */
function faultOfFolder({ status, body }: Answer, folder: string): string {
  if (status === 403 || status === 404) return '';
  if (status !== 200) return `status ${status}, not 403, 404 or 200`;
  const missing = readdirSync(folder).filter((name) => !body.includes(name));
  return missing.length === 0 ? '' : `a page that is no list of the folder's files: ${missing.join(', ')} missing`;
}

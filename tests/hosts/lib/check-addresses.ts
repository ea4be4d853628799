import { type Row, read } from '../table';
import { type Answer, ask, locationOf, visit } from './request';
import type { Host } from './servers';

const redirects = [301, 302, 307, 308];

/** What is wrong, a line for each address; empty when all is right. */
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
      ? await faultWithSettings(origin, row, folder)
      : await faultWithout(origin, row, host, folder);
    if (fault) wrong.push(`${row.path}: ${fault}`);
  }
  return wrong;
}

const shows = (answer: Answer, status: number, folder: string, file: string) => {
  if (answer.status !== status) return `status ${answer.status}, not ${status}`;
  return answer.body.equals(read(folder, file)) ? '' : `not the content of ${file}`;
};

async function faultWithSettings(origin: string, { path, file, to, kind }: Row, folder: string): Promise<string> {
  if (kind === 'page') {
    const first = await ask(origin, path);
    const target = redirects.includes(first.status) ? locationOf(origin, path, first) : path;
    const [at = '', query] = path.split('?');
    const canonical = at.replace(/\/?$/, '/') + (query === undefined ? '' : `?${query}`);
    if (target !== canonical) return `leads to ${target}, not ${canonical}`;
    return shows(await visit(origin, path), 200, folder, file);
  }
  const answer = await ask(origin, path);
  if (!to) return shows(answer, 404, folder, file);
  const status = kind === 'forward' ? 302 : 301;
  if (answer.status !== status) return `status ${answer.status}, not ${status}`;
  const target = locationOf(origin, path, answer);
  return target === to ? '' : `leads to ${target}, not ${to}`;
}

/** A bare host owes the pages, the forwarding pages, and its 404 page where it knows one. */
async function faultWithout(
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
        : `its page does not forward to ${to}`)
    );
  }
  // Without a page of its own a folder may be forbidden or listed: python3 lists it.
  if (kind === 'folder' && host.notFound === 'none') return '';
  if (host.notFound === 'none') return answer.status === 404 ? '' : `status ${answer.status}, not 404`;
  return shows(answer, 404, folder, host.notFound === 'root' ? '404.html' : file);
}

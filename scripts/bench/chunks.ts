import { readFileSync } from 'node:fs';
import path from 'node:path';
import { kB, table } from './numbers';
import { gzipSize, scriptsOf } from './weigh';

/** What a chunk holds, by names that minification keeps. */
const contents: [name: string, mark: RegExp][] = [
  ['React DOM, start of the app', /hydrateRoot/],
  ['Next: router, segment cache, React’s RSC client', /createFromFetch/],
  ['React, Next: hooks and errors of navigation', /Symbol\.for\("react\.element"\)|useSyncExternalStore=/],
  ['Turbopack’s runtime', /TURBOPACK_ASSET_SUFFIX/],
  ['islands of all pages, Next: layouts', /data-branch/],
  ['islands of the page', /data-hero|data-copy|product-select|show-more/],
  ['error page', /role:"alert"/],
  ['Next: an empty context', /HeadManagerContext/],
];
const contentOf = (code: string) => contents.find(([, mark]) => mark.test(code))?.[0] ?? 'other';

/** The scripts of each page chunk by chunk: bytes after gzip, and how many of the pages load it. */
export function listChunks(out: string, pages: string[]) {
  const lists = pages.map((page) => scriptsOf(out, page));
  const rows = [...new Set(lists.flat())].map((file) => {
    const code = readFileSync(path.join(out, file), 'utf8');
    const users = lists.filter((list) => list.includes(file)).length;
    return { file: path.basename(file), bytes: gzipSize(code), users, content: contentOf(code) };
  });
  return table(
    ['chunk', 'gzip', 'pages', 'content'],
    rows
      .sort((a, b) => b.bytes - a.bytes)
      .map(({ file, bytes, users, content }) => [file, kB(bytes), `${users} of ${pages.length}`, content]),
  );
}

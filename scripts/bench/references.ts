import { buildEmpty } from './empty';
import type { Options } from './options';
import { serveCopy, withoutScripts } from './serve-copy';

export type Site = { name: string; url: string; pages: string[] };

/** Serves the site, its baseline (a copy without scripts), an empty Next export and the peers. */
export async function references(
  { pages, peers }: { pages: string[]; peers: Options['peers'] },
  progress: (line: string) => void,
) {
  const empty = buildEmpty(progress);
  const copies = [
    { name: 'site', server: serveCopy('out', 'site'), pages },
    { name: 'baseline', server: serveCopy('out', 'baseline', withoutScripts), pages },
    { name: 'empty', server: serveCopy(empty, 'empty'), pages: ['/'] },
    ...peers.map(({ name, folder }) => ({ name, server: serveCopy(folder, `peer-${name}`), pages: ['/'] })),
  ];
  const servers = await Promise.all(copies.map(({ server }) => server));
  const sites: Site[] = copies.map(({ name, pages }, index) => ({ name, pages, url: servers[index]?.url ?? '' }));
  return { empty, sites };
}

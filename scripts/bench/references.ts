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
  const sites: Site[] = [
    { name: 'site', pages, ...(await serveCopy('out', 'site')) },
    { name: 'baseline', pages, ...(await serveCopy('out', 'baseline', withoutScripts)) },
    { name: 'empty', pages: ['/'], ...(await serveCopy(empty, 'empty')) },
  ];
  for (const { name, folder } of peers)
    sites.push({ name, pages: ['/'], ...(await serveCopy(folder, `peer-${name}`)) });
  return { empty, sites };
}

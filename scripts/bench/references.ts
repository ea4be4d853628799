import { buildEmpty } from './empty';
import type { Options } from './options';
import type { Site } from './paint';
import { nginx, serve } from './server';
import { stage, withoutScripts } from './stage';

/** Serves the site, its baseline (a copy without scripts), an empty Next export and the peers. */
export async function references(
  { pages, peers }: { pages: string[]; peers: Options['peers'] },
  progress: (line: string) => void,
) {
  const empty = buildEmpty(progress);
  const folders = [
    { name: 'site', folder: stage('out', 'site', !nginx), pages },
    { name: 'baseline', folder: stage('out', 'baseline', !nginx, withoutScripts), pages },
    { name: 'empty', folder: stage(empty, 'empty', !nginx), pages: ['/'] },
    ...peers.map(({ name, folder }) => ({ name, folder: stage(folder, `peer-${name}`, !nginx), pages: ['/'] })),
  ];
  const servers = await Promise.all(folders.map(({ folder }) => serve(folder)));
  const sites: Site[] = folders.map((site, index) => ({ ...site, url: servers[index]?.url ?? '' }));
  return { empty, sites, close: () => Promise.all(servers.map(({ close }) => close())) };
}

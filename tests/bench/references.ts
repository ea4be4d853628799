import { buildEmpty } from './empty';
import { serveCopy, withoutScripts } from './serve-copy';

export type Site = { name: string; url: string; pages: string[] };

/** Serves the site, its baseline (a copy without scripts) and an empty Next export. */
export async function references(pages: string[], progress: (line: string) => void) {
  const empty = buildEmpty(progress);
  const sites: Site[] = [
    { name: 'site', pages, ...(await serveCopy('out', 'site')) },
    { name: 'baseline', pages, ...(await serveCopy('out', 'baseline', withoutScripts)) },
    { name: 'empty', pages: ['/'], ...(await serveCopy(empty, 'empty')) },
  ];
  return { empty, sites };
}

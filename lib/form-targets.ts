import { site } from '@/content/site';

/**
 * Where a page with a form may post to and connect to. An endpoint answers a form without scripts by sending the browser
 * back to this site, at its public address, which some browsers check as well.
 */
export function formTargets(target: string): Record<'action' | 'connect', string[]> {
  if (target.startsWith('mailto:')) return { action: ['mailto:'], connect: [] };
  const endpoint = target.startsWith('/') ? [] : [new URL(target).origin];
  return { action: ["'self'", new URL(site.url).origin, ...endpoint], connect: endpoint };
}

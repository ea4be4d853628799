import { site } from '@/content/site';

/**
 * The sources that the security policy of a page with a form allows. They include the public address of this site: an
 * endpoint redirects a form without scripts there, and some browsers check redirects against `form-action`.
 */
export function formTargets(target: string): Record<'action' | 'connect', string[]> {
  if (target.startsWith('mailto:')) return { action: ['mailto:'], connect: [] };
  const endpoint = target.startsWith('/') ? [] : [new URL(target).origin];
  return { action: ["'self'", new URL(site.url).origin, ...endpoint], connect: endpoint };
}

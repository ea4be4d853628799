import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '@/content/contact';
import * as table from '@/content/routes';
import type { Contact } from '@/content/schema/contact';

/** An old address of the page after sending, as `npm run rename:page` adds it. */
const old = '/contact/thanks/';

/** The modules `lib/href` and `scripts/hosts/site` of a site whose contact form sends in this way. */
async function siteWith(sending: Contact['sending']) {
  vi.resetModules();
  vi.doMock('@/content/contact', () => ({ contact: { ...contact, sending } }));
  vi.doMock('@/content/routes', () => ({ ...table, aliases: { ...table.aliases, [old]: 'sent' } }));
  return { ...(await import('@/lib/href')), ...(await import('@/scripts/hosts/site')) };
}
afterEach(() => {
  vi.doUnmock('@/content/contact');
  vi.doUnmock('@/content/routes');
});

describe('the page after sending', () => {
  const { path } = table.routes.sent;

  it('is no page of the site while the form opens the mail program', async () => {
    const { canonicalPath, knownPaths, routeIds, unexported } = await siteWith({ kind: 'mail' });
    expect([knownPaths.includes(path), routeIds.includes('sent'), canonicalPath(path)]).toEqual([
      false,
      false,
      undefined,
    ]);
    expect(unexported).toEqual([path]);
  });

  it('is one if the form sends the message itself', async () => {
    const { canonicalPath, knownPaths, routeIds, unexported } = await siteWith({ kind: 'netlify' });
    expect([knownPaths.includes(path), routeIds.includes('sent'), canonicalPath(path)]).toEqual([true, true, path]);
    expect(unexported).toEqual([]);
  });

  it('has its old addresses only if it is a page of the site', async () => {
    const addresses = async (sending: Contact['sending']) => {
      const { aliases, aliasPaths, canonicalPath, hostSite } = await siteWith(sending);
      return [
        aliases[old],
        aliasPaths[old],
        canonicalPath(old),
        hostSite('').redirects.find(({ from }) => from === old)?.to,
      ];
    };
    expect(await addresses({ kind: 'mail' })).toEqual([undefined, undefined, undefined, undefined]);
    expect(await addresses({ kind: 'netlify' })).toEqual(['sent', path, path, path]);
  });
});

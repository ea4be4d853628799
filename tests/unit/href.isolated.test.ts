import { afterEach, describe, expect, it, vi } from 'vitest';
import { contact } from '@/content/contact';
import { routes } from '@/content/routes';
import type { Contact } from '@/content/schema/contact';

/** The module `lib/href` of a site whose contact form sends in this way. */
async function siteWith(sending: Contact['sending']) {
  vi.resetModules();
  vi.doMock('@/content/contact', () => ({ contact: { ...contact, sending } }));
  return import('@/lib/href');
}
afterEach(() => void vi.doUnmock('@/content/contact'));

describe('the page after sending', () => {
  const { path } = routes.sent;

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
});

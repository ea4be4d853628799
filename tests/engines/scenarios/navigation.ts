import { expect } from 'vitest';
import { soon, type Tab } from '../tab';
import type { Scenarios } from './index';

async function choose(tab: Tab, branch: string, name: string) {
  await tab.hover('nav a', branch);
  await tab.click(`#menu-${branch.toLowerCase()} a`, name);
  await tab.moveTo(700, 850);
}
const markDocument = (tab: Tab) => tab.run(() => void Object.assign(window, { mark: 'same' }));
/** Whether the document is still the marked one, so that no reload took place. */
const isSameDocument = (tab: Tab) => tab.run(() => 'mark' in window);

export const navigation: Scenarios = {
  'menu link to a section of another page: the section stops below the header': async (tab) => {
    await tab.visit('/contact/');
    await choose(tab, 'Offerings', 'F&S');
    await soon(tab.path).toBe('/offerings/saas/');
    await soon(() => tab.standsBelowHeader('F&S')).toBe(true);
    expect(await tab.run(() => location.hash)).toBe('#F&S');
  },
  'menu link to a section of this page: works repeatedly': async (tab) => {
    await tab.visit('/offerings/saas/');
    for (const name of ['CMMS', 'Procure2Pay', 'CMMS']) {
      await choose(tab, 'Offerings', name);
      await soon(() => tab.standsBelowHeader(name)).toBe(true);
    }
  },
  'a URL with a fragment scrolls to the section': async (tab) => {
    await tab.visit('/about/team/#Management%20Team');
    await soon(() => tab.standsBelowHeader('Management Team')).toBe(true);
  },
  'links navigate without a reload; back restores the scroll position': async (tab) => {
    await tab.visit('/offerings/saas/');
    await markDocument(tab);
    await tab.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
    const from = await tab.run(() => scrollY);
    expect(from).toBeGreaterThan(1000);
    await tab.click('nav a', 'Contact');
    await soon(tab.path).toBe('/contact/');
    await soon(() => tab.run(() => document.querySelector('main h1')?.textContent)).toBe('Get in Touch');
    await soon(() => tab.run(() => scrollY)).toBe(0);
    expect(await isSameDocument(tab)).toBe(true);
    await tab.run(() => history.back());
    await soon(tab.path).toBe('/offerings/saas/');
    // Firefox restores it to half a pixel.
    await soon(() => tab.run(() => Math.round(scrollY))).toBe(from);
    expect(await isSameDocument(tab)).toBe(true);
  },
};

import { expect } from 'vitest';
import { soon, type Tab } from '../tab';
import type { Scenarios } from './index';

const branch = (name: string) => `[aria-label="${name}: more pages"]`;
const about = branch('About');

async function openSheet(tab: Tab) {
  await tab.resize(480, 800);
  await tab.visit('/contact/');
  await tab.click('button', 'Menu');
  await soon(() => tab.sees('button', 'Close menu')).toBe(true);
}

export const menu: Scenarios = {
  'menu: opens on hover, one panel at a time, and closes on Escape': async (tab) => {
    await tab.visit('/contact/');
    expect(await tab.sees('#menu-about')).toBe(false);
    await tab.hover('nav a', 'About');
    await soon(() => tab.sees('#menu-about')).toBe(true);
    await tab.hover('nav a', 'Offerings');
    await soon(() => tab.sees('#menu-offerings')).toBe(true);
    expect(await tab.sees('#menu-about')).toBe(false);
    await tab.press('Escape');
    await soon(() => tab.sees('#menu-offerings')).toBe(false);
  },
  'menu: aria-expanded follows the keyboard': async (tab) => {
    await tab.visit('/contact/');
    await tab.focus(about);
    expect(await tab.attribute(about, 'aria-expanded')).toBe('false');
    await tab.press('Enter');
    await soon(() => tab.attribute(about, 'aria-expanded')).toBe('true');
    expect(await tab.sees('#menu-about')).toBe(true);
    await tab.press('ArrowDown', 'End');
    expect(await tab.focused()).toBe('Management Team');
    await tab.press('Escape');
    await soon(() => tab.attribute(about, 'aria-expanded')).toBe('false');
    expect(await tab.focused()).toBe('About: more pages');
  },
  'menu: a link opens its page and closes the menu': async (tab) => {
    await tab.visit('/contact/');
    await tab.hover('nav a', 'About');
    await tab.click('#menu-about a', 'Journey So Far');
    await soon(tab.path).toBe('/about/journey/');
    await tab.moveTo(700, 700);
    await soon(() => tab.sees('#menu-about')).toBe(false);
  },
  'mobile menu: opens, expands, closes with its button and with Escape': async (tab) => {
    await openSheet(tab);
    expect(await tab.attribute('.sheet-button', 'aria-expanded')).toBe('true');
    expect(await tab.run(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await tab.click(branch('Offerings'));
    await tab.click(branch('SaaS'));
    await soon(() => tab.sees('#menu-saas a', 'F&S')).toBe(true);
    await tab.click('button', 'Close menu');
    await soon(() => tab.sees('nav a', 'Contact')).toBe(false);
    await tab.click('button', 'Menu');
    await tab.press('Escape');
    await soon(() => tab.sees('nav a', 'Contact')).toBe(false);
    expect(await tab.focused()).toBe('Menu');
  },
  'mobile menu: a section link scrolls the section below the header': async (tab) => {
    await openSheet(tab);
    await tab.click(about);
    await tab.click('nav a', 'Management Team');
    await soon(tab.path).toBe('/about/team/');
    await soon(() => tab.standsBelowHeader('Management Team')).toBe(true);
  },
};

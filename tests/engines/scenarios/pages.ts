import { expect } from 'vitest';
import { soon, type Tab } from '../tab';
import type { Scenarios } from './index';

const expanded = (tab: Tab, css: string) =>
  tab.run((selector) => [...document.querySelectorAll(selector)].map((e) => e.getAttribute('aria-expanded')), css);
const products = (tab: Tab) =>
  tab.run(() =>
    [...document.querySelectorAll('#CMS h2 b')].filter((e) => e.checkVisibility()).map((e) => e.textContent),
  );

export const pages: Scenarios = {
  'mobile footer: an accordion, one group open at a time': async (tab) => {
    await tab.resize(480, 800);
    await tab.visit('/offerings/services/');
    const button = 'footer button.accordion-button';
    expect(await expanded(tab, button)).toEqual(Array(4).fill('false'));
    await tab.click(button, 'Company');
    await soon(() => tab.sees('footer a', 'Careers')).toBe(true);
    await tab.click(button, 'Support');
    await soon(() => expanded(tab, button)).toEqual(['false', 'false', 'true', 'false']);
    expect(await tab.sees('footer a', 'Careers')).toBe(false);
    await tab.click('footer a', 'Help Center');
    await soon(tab.path).toBe('/support/help-center/');
  },
  'Show More: expands and collapses one card only': async (tab) => {
    await tab.visit('/offerings/services/');
    const button = 'button.show-more';
    expect(await expanded(tab, button)).toEqual(Array(6).fill('false'));
    const [rest] = await tab.run(
      (css) => [...document.querySelectorAll(css)].map((e) => e.getAttribute('aria-controls') as string),
      button,
    );
    const card = `${button}[aria-controls="${rest}"]`;
    await tab.click(card);
    await soon(() => tab.sees(`[id="${rest}"]`)).toBe(true);
    expect(await expanded(tab, button)).toEqual(['true', ...Array(5).fill('false')]);
    expect(await tab.sees(`${card} span`, 'Show Less')).toBe(true);
    await tab.click(card);
    await soon(() => tab.sees(`[id="${rest}"]`)).toBe(false);
  },
  'product dropdown: shows the product selected by keyboard': async (tab) => {
    await tab.visit('/offerings/saas/');
    expect(await products(tab)).toEqual(['TruAnalytica']);
    await tab.focus('.product-select select');
    await tab.press('ArrowDown');
    await soon(() => products(tab)).toEqual(['SolarVision']);
    await tab.press('T');
    await soon(() => products(tab)).toEqual(['TruAnalytica']);
  },
};

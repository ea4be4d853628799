import { expect } from 'vitest';
import { soon, type Tab } from '../tab';
import type { Scenarios } from './index';

const active = (tab: Tab) =>
  tab.run(() => Number((document.querySelector('[data-hero]') as HTMLElement).dataset.active));
const stop = 'Stop automatic offering rotation';
const start = 'Start automatic offering rotation';
const moving = (tab: Tab) => tab.sees('[data-hero][data-moving]');
/** Whether the offering changes within 4000 ms; the interval is 3000 ms. */
const turns = (tab: Tab) =>
  tab.run(
    () =>
      new Promise<boolean>((done) => {
        const region = document.querySelector('[data-hero]') as HTMLElement;
        new MutationObserver(() => done(true)).observe(region, { attributeFilter: ['data-active'] });
        setTimeout(() => done(false), 4000);
      }),
  );

export const hero: Scenarios = {
  'hero: the AVIF picture is loaded': async (tab) => {
    await tab.visit('/');
    const picture = () =>
      tab.run(() => {
        const img = document.querySelector('[data-hero] img') as HTMLImageElement;
        return img.complete && img.naturalWidth > 0 ? img.currentSrc : '';
      });
    await soon(picture).toMatch(/\.avif$/);
  },
  'hero: rotates until it is stopped, and again when it is started': async (tab) => {
    await tab.visit('/');
    expect(await turns(tab)).toBe(true);
    await tab.click('button', stop);
    await soon(() => tab.sees('button', start)).toBe(true);
    await tab.moveTo(700, 120);
    const stoppedAt = await active(tab);
    expect(await turns(tab)).toBe(false);
    await tab.click('button', start);
    await tab.moveTo(700, 120);
    await soon(() => active(tab)).toBe((stoppedAt + 1) % 3);
  },
  'hero: hover on an offering shows it and pauses the rotation': async (tab) => {
    await tab.visit('/');
    await tab.hover('.offering:nth-child(3)');
    await soon(() => active(tab)).toBe(2);
    expect(await moving(tab)).toBe(false);
    await tab.moveTo(700, 120);
    await soon(() => active(tab)).toBe(0);
  },
  'hero: focus on its control stops the rotation': async (tab) => {
    await tab.visit('/');
    await tab.press('Tab');
    await tab.focus('.hero-control');
    await soon(() => tab.sees('button', start)).toBe(true);
    expect(await moving(tab)).toBe(false);
  },
};

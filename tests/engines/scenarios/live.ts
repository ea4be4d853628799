import { soon } from '../tab';
import type { Scenarios } from './index';

export const live: Scenarios = {
  'a live screen opens, follows its slider and closes; an address with a step opens the tour there': async (tab) => {
    await tab.visit('/offerings/saas/#trubuyer-2');
    const step = () => tab.run(() => document.querySelector('#TruBuyer [aria-current=step] b')?.textContent);
    await soon(step).toBe('The lines');
    await tab.click('#TruPrediction .live-open');
    const said = () => tab.run(() => document.querySelector('#TruPrediction .live-state')?.textContent?.slice(0, 5));
    await soon(said).toBe('14:15');
    await tab.run(() => {
      const slider = document.querySelector<HTMLInputElement>('#TruPrediction input[type=range]');
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, '40');
      slider?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await soon(said).toBe('09:45');
    await tab.click('#TruPrediction .live-open');
    await soon(said).toBe(null);
  },
};

import { soon } from '../tab';
import type { Scenarios } from './index';

export const estimator: Scenarios = {
  'deviation estimator: a link opens its day, and the charge changes with the base': async (tab) => {
    await tab.visit(
      '/resources/deviation-estimator/#v1&c=50&b=capacity&s=40*96&g=20*96&o=0,,0&n=0,15,0;15,25,0.5;25,35,1;35,,1.5',
    );
    const charge = () => tab.run(() => document.querySelector('main [role=status] strong')?.textContent);
    await soon(charge).toBe('₹2,70,000');
    await tab.click('[name=base][value=schedule]');
    await soon(charge).toBe('₹3,60,000');
  },
};

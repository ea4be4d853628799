import type { Portfolio } from '../schema/portfolio';

/** The plants that all product screens share. The screens show days of November 2025; all data are invented. */
export const portfolio: Portfolio = {
  plants: [
    { name: 'Kesar Block A', kind: 'solar', peak: 80, grid: 62, units: 33 },
    { name: 'Kesar Block B', kind: 'solar', peak: 58, grid: 45, units: 24 },
    { name: 'Nilam Plateau', kind: 'solar', peak: 94, grid: 73, units: 39 },
    { name: 'Pavan Ridge', kind: 'wind', grid: 120, units: 40 },
    { name: 'Kesar Storage', kind: 'storage', grid: 30, hours: 2, units: 12 },
  ],
  strings: { combiners: 10, perCombiner: 16, modules: 28, moduleKilowatts: 0.54 },
};

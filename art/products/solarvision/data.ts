import { noise } from '../../lib/seeded';
import { sum } from '../../lib/solar';

export const date = '2025-11-17';
export const time = '11:40';
/** Modules of one string, and kW of one module. */
const string = { modules: 28, moduleKilowatts: 0.54 };
/** Rows in view, the farthest first, each two modules high; modules are counted along the row. */
export const field = { rows: [23, 22, 21, 20] as readonly number[], first: 1, last: 46 } as const;

export type Tier = 'upper' | 'lower';

export interface Finding {
  name: string;
  row: number;
  tier: Tier;
  from: number;
  to: number;
  /** K above the healthy modules beside it. */
  delta: number;
  /** Share of a module's power that is lost, for each module concerned. */
  lost: number;
}

export const findings: readonly Finding[] = [
  { name: 'Hot spot', row: 21, tier: 'upper', from: 14, to: 14, delta: 36, lost: 1 / 3 },
  { name: 'String outage', row: 22, tier: 'lower', from: 16, to: 15 + string.modules, delta: 6, lost: 1 },
  { name: 'Bypass diode', row: 21, tier: 'lower', from: 20, to: 20, delta: 14, lost: 1 / 3 },
  { name: 'Junction box', row: 23, tier: 'lower', from: 23, to: 23, delta: 11, lost: 0.02 },
  { name: 'Soiling', row: 22, tier: 'upper', from: 11, to: 13, delta: 4, lost: 0.07 },
];

export const kilowatts = (one: Finding) => (one.to - one.from + 1) * one.lost * string.moduleKilowatts;
export const totalKilowatts = sum(findings.map(kilowatts));

export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** By danger first (heat), then by what it costs. */
export function severity(one: Finding): Severity {
  if (one.delta >= 30) return 'critical';
  if (kilowatts(one) >= 5) return 'high';
  return one.delta >= 10 ? 'medium' : 'low';
}

export function position(one: Finding): string {
  const modules = one.from === one.to ? `module ${one.from}` : `modules ${one.from} to ${one.to}`;
  return `Row ${one.row}, ${modules}`;
}

const drift = noise('drift', 5);
const spread = noise('spread', 1);

/** °C of a module without a fault: wind cools the far end of the rows, no two modules are alike. */
export function healthy(row: number, tier: Tier, module: number): number {
  const at = module + row * 37 + (tier === 'upper' ? 200 : 0);
  return 41 + 1.3 * drift(at) + 0.9 * spread(at * 3);
}

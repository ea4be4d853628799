import { noise } from '../../lib/random';
import { sum } from '../../lib/solar';

export const date = '2025-11-17';
export const time = '11:40';
/** One string: number of modules, kW per module. */
const string = { modules: 28, moduleKilowatts: 0.54 };
/** The visible rows, farthest first, each two modules high, and the module numbers at their ends. */
export const field = { rows: [23, 22, 21, 20] as readonly number[], first: 1, last: 46 } as const;

export type Tier = 'upper' | 'lower';

export interface Finding {
  name: string;
  row: number;
  tier: Tier;
  from: number;
  to: number;
  /** Temperature above the healthy modules beside it, in K. */
  delta: number;
  /** Lost share of the power of each affected module. */
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

/** Heat decides first because it is dangerous, then the lost power. */
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

/** Temperature in °C of a module without a fault, with slow and fast noise along the row. */
export function healthy(row: number, tier: Tier, module: number): number {
  const at = module + row * 37 + (tier === 'upper' ? 200 : 0);
  return 41 + 1.3 * drift(at) + 0.9 * spread(at * 3);
}

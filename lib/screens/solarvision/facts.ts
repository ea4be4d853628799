import type { Portfolio } from '../../../content/schema/portfolio';
import type { SolarVision } from '../../../content/schema/solarvision';
import { sum } from '../../blocks';
import { noise } from '../random';

export type Data = SolarVision & { portfolio: Portfolio };
export type Finding = SolarVision['findings'][number];
export type Tier = Finding['tier'];

export interface State {
  /** The position of the handle in % of the width: thermal on its left, visible on its right. */
  split: number;
  /** The index of the selected finding. */
  finding?: number | undefined;
}

/** The power lost by a finding, in kW. */
export const kilowatts = ({ portfolio }: Data, { from, to, lost }: Finding) =>
  (to - from + 1) * lost * portfolio.strings.moduleKilowatts;
export const totalKilowatts = (data: Data) => sum(data.findings.map((one) => kilowatts(data, one)));

/** The position of a row, counted from the nearest, which is 0. */
export const rankOf = ({ field }: Data, row: number) => field.rows.length - 1 - field.rows.indexOf(row);

/** The half of the row that a finding is in: 0 is the lower one. */
export const levelOf = ({ tier }: Finding) => (tier === 'upper' ? 1 : 0);

export type Severity = 'critical' | 'high' | 'medium' | 'low';

/** Temperature comes first, because heat is dangerous, then the lost power. */
export function severity(data: Data, one: Finding): Severity {
  if (one.delta >= 30) return 'critical';
  if (kilowatts(data, one) >= 5) return 'high';
  return one.delta >= 10 ? 'medium' : 'low';
}

export function position({ row, from, to }: Finding): string {
  return `Row ${row}, ${from === to ? `module ${from}` : `modules ${from} to ${to}`}`;
}

const drift = noise('drift', 5);
const spread = noise('spread', 1);

/** Temperature in °C of a module without a fault, with slow and fast noise along the row. */
export function healthy(row: number, tier: Tier, module: number): number {
  const at = module + row * 37 + (tier === 'upper' ? 200 : 0);
  return 41 + 1.3 * drift(at) + 0.9 * spread(at * 3);
}

import { color, tint } from '../palette';
import type { DutyState } from './facts';

/** Background and edge colour of each state. */
export const stateColors: Record<DutyState, { ground: string; edge: string }> = {
  filed: { ground: tint.field, edge: color.field },
  approval: { ground: tint.amber, edge: color.amber },
  due: { ground: color.white, edge: color.ink },
  late: { ground: tint.alarm, edge: color.alarm },
};

import type { TruCovenant } from '../../../content/schema/trucovenant';

export interface State {
  /** The day of the month that is shown in detail. */
  day: number;
  /** The kind of duty shown; undefined for all. */
  kind?: string | undefined;
}

export type Duty = TruCovenant['duties'][number];
export type DutyState = 'filed' | 'approval' | 'due' | 'late';

export const approvalCount = ({ approvals }: Duty) => approvals.filter(({ day }) => day).length;

export const missingOf = ({ documents }: Duty) => documents.filter(({ ready }) => !ready).map(({ name }) => name);

export function stateOf(duty: Duty, today: number): DutyState {
  if (duty.filed) return 'filed';
  if (duty.day < today) return 'late';
  return approvalCount(duty) > 0 ? 'approval' : 'due';
}

/** The label of each state. */
export const stateNames: Record<DutyState, string> = {
  filed: 'filed',
  approval: 'in approval',
  due: 'due',
  late: 'overdue',
};
export const states = Object.keys(stateNames) as DutyState[];

export const dutiesOf = ({ duties }: TruCovenant, { kind }: State) =>
  duties.filter((one) => !kind || one.kind === kind);

/** Every day of the month with its weekday (Monday is 0) and its week of the month (from 0). */
export function calendar({ year, month }: TruCovenant): { day: number; weekday: number; week: number }[] {
  const first = new Date(Date.UTC(year, month - 1, 1));
  const offset = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => ({
    day: index + 1,
    weekday: (index + offset) % 7,
    week: Math.floor((index + offset) / 7),
  }));
}

export const iso = ({ year, month }: TruCovenant, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

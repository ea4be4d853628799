/** The month shown, and the current day in the picture. */
export const month = { year: 2025, month: 11, today: 18 } as const;

type Kind = 'statutory' | 'lender' | 'PPA';
export type State = 'filed' | 'approval' | 'due' | 'late';

export interface Duty {
  day: number;
  name: string;
  kind: Kind;
  /** Initials of the responsible person. */
  owner: string;
  filed: boolean;
  /** Approvals given so far; two are needed. */
  approvals: 0 | 1 | 2;
}

export const duties: readonly Duty[] = [
  { day: 3, name: 'JMR', kind: 'PPA', owner: 'LT', filed: true, approvals: 2 },
  { day: 6, name: 'Invoice', kind: 'PPA', owner: 'MI', filed: true, approvals: 2 },
  { day: 7, name: 'TDS', kind: 'statutory', owner: 'MI', filed: true, approvals: 2 },
  { day: 11, name: 'GSTR-1', kind: 'statutory', owner: 'MI', filed: true, approvals: 2 },
  { day: 14, name: 'Q2 report', kind: 'lender', owner: 'KS', filed: true, approvals: 2 },
  { day: 17, name: 'Insurance', kind: 'lender', owner: 'AN', filed: false, approvals: 0 },
  { day: 20, name: 'GSTR-3B', kind: 'statutory', owner: 'MI', filed: false, approvals: 0 },
  { day: 21, name: 'Certificate', kind: 'lender', owner: 'AN', filed: false, approvals: 1 },
  { day: 25, name: 'Forecast', kind: 'PPA', owner: 'DM', filed: false, approvals: 0 },
  { day: 28, name: 'Safety', kind: 'statutory', owner: 'LT', filed: false, approvals: 0 },
];

export function stateOf(duty: Duty): State {
  if (duty.filed) return 'filed';
  if (duty.day < month.today) return 'late';
  return duty.approvals > 0 ? 'approval' : 'due';
}

export const count = (state: State) => duties.filter((duty) => stateOf(duty) === state).length;

/** Every day of the month with its weekday (Monday is 0) and its week of the month (from 0). */
export function calendar(): { day: number; weekday: number; week: number }[] {
  const first = new Date(Date.UTC(month.year, month.month - 1, 1));
  const offset = (first.getUTCDay() + 6) % 7;
  const length = new Date(Date.UTC(month.year, month.month, 0)).getUTCDate();
  return Array.from({ length }, (_, index) => ({
    day: index + 1,
    weekday: (index + offset) % 7,
    week: Math.floor((index + offset) / 7),
  }));
}

export const iso = (day: number) =>
  `${month.year}-${String(month.month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/** The duty shown in detail beside the calendar. */
export const open = {
  duty: duties.find(({ name }) => name === 'Certificate') as Duty,
  title: 'Compliance certificate',
  documents: [
    { name: 'Debt service cover', ready: true },
    { name: 'Generation report', ready: true },
    { name: 'Insurance policy', ready: false },
  ],
  trail: [
    { step: 'Prepared', by: 'Arjun Nair', initials: 'AN', day: 14 },
    { step: 'Approved', by: 'Meera Iyer', initials: 'MI', day: 17 },
    { step: 'Approval awaited', by: 'Vikram Shah', initials: 'VS', day: undefined },
  ],
} as const;

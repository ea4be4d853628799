import { fault, faultName, strings } from '../truanalytica/data';

export const shift = { name: 'Day shift', date: '2025-11-18', hours: '06:00 to 18:00', clock: '14:52' } as const;

export type JobState = 'done' | 'now' | 'next';

export interface Job {
  time: string;
  title: string;
  place: string;
  /** Initials of the technician. */
  who: string;
  state: JobState;
}

export const jobs: readonly Job[] = [
  { time: '06:30', title: 'Module cleaning', place: 'Block A, rows 1 to 24', who: 'SP', state: 'done' },
  { time: '08:00', title: 'Inverter filters', place: 'Block A, inverter 11', who: 'RK', state: 'done' },
  { time: '11:15', title: 'Tracker stopped', place: 'Block B, row 32', who: 'JM', state: 'done' },
  { time: '14:30', title: 'Strings without current', place: `Block B, combiner ${faultName}`, who: 'RK', state: 'now' },
  { time: '15:30', title: 'Hot spot check', place: 'Block B, row 21', who: 'JM', state: 'next' },
  { time: '16:15', title: 'Transformer oil', place: 'Substation, bay 2', who: 'SP', state: 'next' },
  { time: '17:15', title: 'Weather station', place: 'Block A, mast 1', who: 'RK', state: 'next' },
];

export const count = (state: JobState) => jobs.filter((job) => job.state === state).length;

export const order = {
  number: '1187',
  job: jobs.find(({ state }) => state === 'now') as Job,
  permit: 'PTW 0412, isolated to 17:00',
  checklist: [
    { step: 'Isolator open and locked', done: true },
    { step: `${strings.perCombiner} strings measured`, done: true },
    { step: `${fault.silentStrings} fuses replaced`, done: true },
    { step: 'Current back on all strings', done: false },
    { step: 'Permit handed back', done: false },
  ],
  photos: 2,
  spare: { name: 'String fuse 15 A', inStore: 24, used: fault.silentStrings },
} as const;

export const ticked = order.checklist.filter(({ done }) => done).length;

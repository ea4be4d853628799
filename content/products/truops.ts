import type { TruOps } from '../schema/truops';

/** TruOps' day shift, and the work order that is open. The combiner and its strings are those of truanalytica.ts. */
export const truops: TruOps = {
  shift: { name: 'Day shift', date: '2025-11-18', clock: '14:52' },
  jobs: [
    { time: '06:30', title: 'Module cleaning', place: 'Block A, rows 1 to 24', who: 'SP', state: 'done' },
    { time: '08:00', title: 'Inverter filters', place: 'Block A, inverter 11', who: 'RK', state: 'done' },
    { time: '10:15', title: 'Inverters tripped', place: 'Block B, 3 inverters', who: 'JM', state: 'done' },
    { time: '13:00', title: 'Hot spot check', place: 'Block B, row 21', who: 'JM', state: 'done' },
    { time: '14:30', title: 'Strings without current', place: 'Block B, combiner 4.09', who: 'RK', state: 'now' },
    { time: '16:15', title: 'Transformer oil', place: 'Substation, bay 2', who: 'SP', state: 'next' },
    { time: '17:15', title: 'Weather station', place: 'Block A, mast 1', who: 'RK', state: 'next' },
  ],
  order: {
    number: '1187',
    permit: {
      number: 'PTW 0412',
      until: '17:00',
      lines: ['Isolator 4.09 open, locked, tagged', 'String current zero, measured', 'Issued by LT to RK'],
    },
    checklist: [
      { step: 'Isolator open and locked', done: true },
      { step: '16 string voltages measured', done: true },
      { step: '5 fuses replaced', done: true },
      { step: 'Permit handed back', done: false },
      { step: 'Current back on all strings', done: false },
    ],
    spare: { name: 'String fuse 25 A', inStore: 24, used: 5 },
  },
  labels: {
    checklist: 'Checklist',
    permit: 'Permit to work',
    state: '{done} of {all} steps done. Next: {next}.',
    closed: 'All steps done: work order {number} is closed.',
  },
  tour: [
    { title: 'The shift', text: 'Of the day’s seven jobs, one is in progress.', region: 'shift' },
    { title: 'The permit', text: 'Nobody starts before the isolation is signed.', region: 'permit' },
    { title: 'The checklist', text: 'Each step is ticked where it is done.', region: 'checklist' },
    { title: 'The spare part', text: 'Five fuses leave the store with the job.', region: 'spare' },
  ],
};

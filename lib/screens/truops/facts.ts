import type { TruOps } from '../../../content/schema/truops';

export interface State {
  /** Whether each step of the checklist is done. */
  done: boolean[];
  /** Whether the permit is open. */
  permit: boolean;
}

export const jobsDone = (jobs: TruOps['jobs']) => jobs.filter(({ state }) => state === 'done').length;

/** The number of steps that are done. */
export const stepsDone = ({ done }: State) => done.filter(Boolean).length;

/** The jobs with the state of the visitor's checklist: with all steps done, the job is done. */
export const jobsOf = ({ jobs }: TruOps, { done }: State): TruOps['jobs'] =>
  done.includes(false) ? jobs : jobs.map((job) => (job.state === 'now' ? { ...job, state: 'done' } : job));

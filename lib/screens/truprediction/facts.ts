import type { TruPrediction } from '../../../content/schema/truprediction';
import { energy, sum } from '../../blocks';

export interface State {
  /** The number of completed blocks, from 1. */
  now: number;
  /** Whether each revision of the day is sent. */
  sent: boolean[];
}

/**
 * The first block of a revision made in block `made` (both from 0). Grid rule, with blocks numbered from 1: a revision
 * made in an odd block applies from 6 blocks later, one made in an even block from 7 later, so always from an odd block.
 */
export const appliesFrom = (made: number) => made + ((made + 1) % 2 === 1 ? 6 : 7);

/** The schedule in force in each block: the day-ahead one, replaced by each revision that was sent. */
export function inForce({ dayAhead, revisions }: TruPrediction, sent = revisions.map(() => true)): number[] {
  return revisions.reduce(
    (schedule, { made, schedule: next }, index) =>
      sent[index] ? [...schedule.slice(0, appliesFrom(made)), ...next] : schedule,
    dayAhead,
  );
}

const meanAbsolute = (values: number[]) => sum(values.map(Math.abs)) / values.length;

/** The class of a deviation: 0 within 5 % of capacity, 1 below 10 %, else 2. */
export const classOf = (deviation: number) => [0.05, 0.1].filter((limit) => Math.abs(deviation) >= limit).length;

/** All that the screen shows, up to the block `now`. */
export function facts(data: TruPrediction, { now, sent: chosen }: State) {
  const { available, dayAhead } = data;
  const actual = data.actual.slice(0, now);
  const sent = data.revisions.map(({ made }, index) => chosen[index] === true && made < now);
  const schedule = inForce(data, sent);
  const error = (plan: number[]) => actual.map((value, block) => (value - (plan[block] ?? 0)) / available);
  /** The deviation of each block as a share of available capacity; positive above the schedule. */
  const deviation = error(schedule);
  const revisions = data.revisions.map(({ name, made }, index) => {
    const start = appliesFrom(made);
    const end = data.revisions
      .slice(index + 1)
      .reduce((first, next, at) => (sent[index + 1 + at] ? Math.min(first, appliesFrom(next.made)) : first), 96);
    return {
      name,
      made,
      start,
      sent: sent[index] === true,
      /** Whether it will be made and sent later in the day. */
      later: chosen[index] === true && made >= now,
      /** MWh by which it changes the day-ahead schedule while it is in force. */
      moved: energy(schedule.slice(start, end)) - energy(dayAhead.slice(start, end)),
    };
  });
  return {
    actual,
    schedule,
    deviation,
    revisions,
    share: { revised: meanAbsolute(deviation), dayAhead: meanAbsolute(error(dayAhead)) },
    classes: ['within 5%', 'from 5 to 10%', 'from 10%'].map((label, index) => ({
      label,
      blocks: deviation.filter((value) => classOf(value) === index).length,
    })),
  };
}

export type Facts = ReturnType<typeof facts>;

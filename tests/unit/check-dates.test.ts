import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { journey } from '@/content/journey';
import { journeySchema } from '@/content/schema/journey';
import { servicesSchema } from '@/content/schema/services';
import { siteSchema } from '@/content/schema/site';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { todayInIndia } from '@/lib/dates';
import { explain } from '@/scripts/check/explain';
import { formatProblem } from '@/scripts/check/problem';

const faults = (file: string, value: unknown, schema: z.ZodType) => explain(file, value, schema).map(formatProblem);

describe('dates', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2025-12-31T18:29:00Z') }));
  afterEach(() => void vi.useRealTimers());
  const copyright = (copyrightYear: number) => faults('content/site.ts', { ...site, copyrightYear }, siteSchema);
  const entry = journey.entries[0];
  const years = (...entries: [year: number, capacityMw: number][]) =>
    faults(
      'content/journey.ts',
      { ...journey, entries: entries.map(([year, capacityMw]) => ({ ...entry, year, capacityMw })) },
      journeySchema,
    );

  it('the current year is that of India', () => {
    expect(todayInIndia()).toBe('2025-12-31');
    expect(copyright(2026)).toEqual(['content/site.ts › copyrightYear: is 2026, a year in the future']);
    vi.setSystemTime(new Date('2025-12-31T18:30:00Z'));
    expect(todayInIndia()).toBe('2026-01-01');
    expect(copyright(2026)).toEqual([]);
  });

  it('the journey may end with the current year, not later', () => {
    expect(years([2024, 1], [2025, 1])).toEqual([]);
    expect(years([2025, 1], [2026, 1])).toEqual([
      'content/journey.ts › 2nd entry › year: is 2026, a year in the future',
    ]);
  });

  it('the years and capacities of the journey must not fall', () => {
    expect(years([2022, 100], [2022, 100], [2023, 200])).toEqual([]);
    expect(years([2022, 100], [2021, 99])).toEqual([
      'content/journey.ts › 2nd entry › year: is 2021, after 2022: put the oldest first',
      'content/journey.ts › 2nd entry › capacityMw: is 99, less than the 100 before it: give the total capacity so far',
    ]);
  });

  it('entries are compared only if all of them are valid', () => {
    expect(years([2022, 100], [21, 99])).toEqual([
      'content/journey.ts › 2nd entry › year: is 21; it must be at least 2000',
    ]);
  });
});

it('the steps of the operations offer are in the order of the day', () => {
  const { operationsOffer } = services;
  const step = operationsOffer.round.steps[0];
  const round = (...times: string[]) => {
    const steps = times.map((time) => ({ ...step, time }));
    const changed = {
      ...services,
      operationsOffer: { ...operationsOffer, round: { ...operationsOffer.round, steps } },
    };
    return faults('content/services.ts', changed, servicesSchema);
  };
  expect(round('06:30', '12:15', '18:00')).toEqual([]);
  expect(round('06:30', '12:15', '09:00')).toEqual([
    'content/services.ts › operationsOffer › round › 3rd step › time: is 09:00, after 12:15: put the earliest first',
  ]);
});

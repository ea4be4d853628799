import { expect, it, vi } from 'vitest';
import { deviation } from '@/content/deviation';
import { deviationSchema } from '@/content/schema/deviation';
import { explain } from '@/scripts/check/explain';
import { factWarnings } from '@/scripts/check/rules/facts';

const checked = '2026-11-21';
const [fact] = deviation.facts;
if (!fact) throw new Error('content/deviation.ts has no fact.');
const [old, recent] = [
  { ...fact, checked },
  { ...fact, checked: '2027-01-01' },
] as const;
const content = { deviation: { deviation: { ...deviation, facts: [old, recent] } } };
const after = (days: number) => new Date(Date.parse(checked) + days * 86_400_000).toISOString().slice(0, 10);

it('a fact older than 180 days causes a warning, with the source and the fix', () => {
  expect(factWarnings(content, after(180))).toEqual([]);
  expect(factWarnings(content, after(181))).toEqual([
    {
      file: 'content/deviation.ts',
      keys: ['deviation', 'facts', 0, 'checked'],
      path: ['1st fact', 'checked'],
      message: expect.stringContaining(`was 181 days ago: compare the fact with ${fact.source.title}, then write`),
    },
  ]);
  expect(factWarnings({})).toEqual([]);
});

it('a check date in the future is refused, and another format without a second message', () => {
  vi.useFakeTimers({ now: new Date(`${checked}T00:00:00Z`) });
  const faults = (given: string) =>
    explain('content/deviation.ts', { ...deviation, facts: [{ ...old, checked: given }] }, deviationSchema);
  const messages = [checked, after(1), 'today'].map((given) => faults(given).map(({ message }) => message));
  vi.useRealTimers();
  expect(messages).toEqual([[], [`is ${after(1)}, which has not come yet`], ['must be a day such as 2026-11-21']]);
});

it('a fact without a source is refused', () => {
  const [first, ...rest] = deviation.facts;
  const withoutSource = { ...deviation, facts: [{ ...first, source: undefined }, ...rest] };
  expect(explain('content/deviation.ts', withoutSource, deviationSchema).map(({ path }) => path)).toEqual([
    ['1st fact', 'source'],
  ]);
});

import { expect, it } from 'vitest';
import { deviation } from '@/content/deviation';
import { deviationSchema } from '@/content/schema/deviation';
import { explain } from '@/scripts/check/explain';
import { factProblems } from '@/scripts/check/rules/facts';

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
  expect(factProblems(content, after(180)).warnings).toEqual([]);
  const { warnings, problems } = factProblems(content, after(181));
  expect(problems).toEqual([]);
  expect(warnings).toHaveLength(1);
  expect(warnings[0]).toMatchObject({
    file: 'content/deviation.ts',
    path: ['1st fact', 'checked'],
    message: expect.stringContaining(`was 181 days ago: compare the fact with ${fact.source.title}, then write`),
  });
});

it('a check date in the future is a problem', () => {
  const { problems } = factProblems(content, after(-1));
  expect(problems.map(({ message }) => message)).toEqual([
    `is ${checked}, which has not come yet`,
    `is ${recent.checked}, which has not come yet`,
  ]);
  expect(factProblems(content, recent.checked).problems).toEqual([]);
});

it('nothing is reported while the module is invalid', () =>
  expect(factProblems({})).toEqual({ problems: [], warnings: [] }));

it('a fact without a source is refused', () => {
  const [first, ...rest] = deviation.facts;
  const withoutSource = { ...deviation, facts: [{ ...first, source: undefined }, ...rest] };
  expect(explain('content/deviation.ts', withoutSource, deviationSchema).map(({ path }) => path)).toEqual([
    ['1st fact', 'source'],
  ]);
});

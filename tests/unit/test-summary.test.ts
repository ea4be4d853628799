import { describe, expect, it } from 'vitest';
import { summarize } from '../run/test-summary';

type Test = { title: string; state: 'passed' | 'failed' | 'skipped'; ms: number; reason?: string };
const passed = (title: string, ms = 1): Test => ({ title, state: 'passed', ms });
const step = (status: number, ...tests: Test[]) => ({
  name: 'Units (npm run test:unit)',
  status,
  seconds: 2,
  tests,
});

describe('the summary of npm test', () => {
  it.each([
    ['counts tests', [step(0, passed('a'), passed('b'))], '2 passed, 0 failed'],
    ['counts a step without tests as one', [step(0), step(0, passed('a'))], '2 passed, 0 failed'],
    ['counts a failed step without failed tests as one failure', [step(1, passed('a'))], '1 passed, 1 failed'],
    ['counts failed tests', [step(1, { title: 'a', state: 'failed', ms: 1 })], '0 passed, 1 failed'],
    ['counts skipped tests', [step(0, { title: 'a', state: 'skipped', ms: 0 })], '0 passed, 0 failed, 1 skipped'],
  ])('%s, on the last line', (_, steps, counts) => {
    expect(summarize(steps).text.split('\n').at(-1)).toBe(counts);
  });

  it('lists the ten slowest tests, slowest first', () => {
    const tests = Array.from({ length: 12 }, (_, index) => passed(`test ${index}`, index * 1000));
    const { text } = summarize([step(0, ...tests)]);
    expect(text).toMatch(/11\.0 s {2}test 11\n {2}10\.0 s {2}test 10\n/);
    expect(text).not.toContain('test 1\n');
  });

  it('lists each skipped test with its reason', () => {
    const skipped = { state: 'skipped' as const, ms: 0 };
    const { text } = summarize([step(0, { ...skipped, title: 'a', reason: 'no nginx' }, { ...skipped, title: 'b' })]);
    expect(text).toContain('  a: no nginx\n  b: no reason given');
  });
});

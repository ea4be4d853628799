import type { Step, Test } from './test-stage';

/**
 * The last lines of `npm test`: each step, the slowest ten tests, every skipped test with its reason, and the counts.
 * A step without tests counts as one test; a failed step has at least one failure.
 */
export function summarize(steps: Step[]) {
  const tests = steps.flatMap((step) => step.tests);
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { status, tests: own } of steps) {
    for (const { state } of own) counts[state] += 1;
    if (status === 0 && own.length === 0) counts.passed += 1;
    if (status !== 0 && !own.some(({ state }) => state === 'failed')) counts.failed += 1;
  }

  const lines = steps.map(
    ({ name, status, seconds }) => `  ${status === 0 ? 'passed' : 'FAILED'}  ${name}, ${seconds} s`,
  );
  const slowest = tests.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  const inState = (state: Test['state']) => tests.filter((test) => test.state === state);
  const sections: [title: string, lines: string[]][] = [
    ['Summary', lines],
    ['Slowest tests', slowest.map(({ title, ms }) => `  ${(ms / 1000).toFixed(1)} s  ${title}`)],
    ['Skipped', inState('skipped').map(({ title, reason }) => `  ${title}: ${reason ?? 'no reason given'}`)],
    ['Failed', inState('failed').map(({ title }) => `  ${title}`)],
  ];
  const text = sections.flatMap(([title, list]) => (list.length > 0 ? [`\n━━ ${title}`, ...list] : []));
  if (counts.failed > 0) text.push('\nStopped after the first stage with a failure; its output is above.');
  const { passed, failed, skipped } = counts;
  text.push(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return { text: text.join('\n'), failed };
}

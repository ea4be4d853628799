import { stripVTControlCharacters } from 'node:util';

const none = { passed: 0, failed: 0 };

/**
 * How many tests a runner says passed and failed, read from the lines it ends with (vitest, Playwright's list,
 * node:test). A step that says nothing of the kind counts as one; a failed step has at least one failure.
 *
 * @param {string} output
 * @param {boolean} ok
 */
export function countTests(output, ok) {
  const counts = { ...none };
  for (const line of stripVTControlCharacters(output).split(/\r?\n/)) {
    const { passed, failed } = readVitest(line) ?? readPlain(line) ?? none;
    counts.passed += passed;
    counts.failed += failed;
  }
  if (counts.passed + counts.failed === 0) return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  return ok ? counts : { ...counts, failed: Math.max(1, counts.failed) };
}

/**
 * `      Tests  1 failed | 11 passed | 2 skipped (14)`
 *
 * @param {string} line
 */
function readVitest(line) {
  const [, totals] = /^ {2,}Tests {2}(.+)\(\d+\)$/.exec(line) ?? [];
  if (!totals) return null;
  /** @param {string} word */
  const find = (word) => Number(new RegExp(`(\\d+) ${word}`).exec(totals)?.[1] ?? 0);
  return { passed: find('passed'), failed: find('failed') };
}

/**
 * `  12 passed (3.4s)` and `  1 failed` of Playwright, `# pass 12` or `ℹ fail 1` of node:test.
 *
 * @param {string} line
 */
function readPlain(line) {
  const [, count, word] = /^ {2}(\d+) (passed|failed)(?: \([\d.]+m?s?\))?$/.exec(line) ?? [];
  if (word) return { ...none, [word]: Number(count) };
  const [, result, number] = /^[#ℹ] (pass|fail) (\d+)$/.exec(line) ?? [];
  return result ? { ...none, [result === 'pass' ? 'passed' : 'failed']: Number(number) } : null;
}

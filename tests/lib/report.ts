import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { TestCase as PlaywrightTest, TestResult } from 'playwright/types/testReporter';
import type { TestCase as VitestTest } from 'vitest/node';
import type { Test } from '../run/test-stage';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test is skipped, where `skipIf` has no place to say it. */
    skipReason?: string;
  }
}

/**
 * The reporter of `npm test`, for Vitest and for Playwright: appends a JSON line for each test to the file that
 * TEST_REPORT names. Vitest's own JSON reporter leaves out why a test was skipped.
 */
export default class Report {
  /** Called by Vitest. */
  onTestCaseResult(test: VitestTest) {
    const result = test.result();
    write(test.module.moduleId, [test.fullName], {
      state: result.state === 'pending' ? 'skipped' : result.state,
      ms: test.diagnostic()?.duration ?? 0,
      reason: result.state === 'skipped' ? (result.note ?? test.meta().skipReason) : undefined,
    });
  }

  /** Called by Playwright. */
  onTestEnd(test: PlaywrightTest, { status, duration }: TestResult) {
    write(test.location.file, test.titlePath().slice(3), {
      state: status === 'passed' || status === 'skipped' ? status : 'failed',
      ms: duration,
      reason: test.annotations.find(({ type }) => type === 'skip')?.description,
    });
  }
}

function write(file: string, names: string[], result: Omit<Test, 'title'>) {
  if (!process.env.TEST_REPORT) return;
  const title = [path.relative('.', file), ...names].join(' › ');
  appendFileSync(process.env.TEST_REPORT, `${JSON.stringify({ title, ...result } satisfies Test)}\n`);
}

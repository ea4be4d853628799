import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { inParallel } from '../../scripts/lib/in-parallel';
import { npmRun } from '../../scripts/lib/npm-run';

export type Test = { title: string; state: 'passed' | 'failed' | 'skipped'; ms: number; reason?: string | undefined };
/** The title of each npm script, and how many run at once at least. */
export type Stage = { scripts: Record<string, string>; lanes?: number };
export type Step = { name: string; status: number; seconds: number; tests: Test[] };

/** The longest time without output, in milliseconds. After longer silence people and CI systems assume that it hangs. */
const silence = 15_000;
const reports = resolve('.cache/test/reports');

/** How many npm scripts run at once: each uses two processors. More at once take longer than one after another. */
const usualLanes = Math.floor(availableParallelism() / 2);

/**
 * Runs the npm scripts of a stage, as many at once as the machine has processors for. The output of a script that runs
 * alone is shown at once. Otherwise the output of each is shown when it ends, failures last; every 15 s a line shows what
 * each is doing.
 */
export async function runStage(stage: Stage, env: Record<string, string>): Promise<Step[]> {
  const scripts = Object.entries(stage.scripts);
  const lanes = Math.max(stage.lanes ?? 1, usualLanes);
  const alone = Math.min(lanes, scripts.length) === 1;
  const running = new Map<string, { start: number; shown: number; last: string; output: string[] }>();
  const failed: string[] = [];
  const steps: Step[] = [];
  const timer = setInterval(() => {
    for (const [name, { start, last, shown }] of running)
      if (Date.now() - shown >= silence) console.log(`… ${name}, ${secondsSince(start)} s: ${last}`);
  }, silence);

  async function runScript([script, title]: [string, string]): Promise<Step> {
    const name = `${title} (npm run ${script})`;
    const report = `${reports}/${script.replace(':', '-')}.jsonl`;
    mkdirSync(reports, { recursive: true });
    writeFileSync(report, '');
    const state = { start: Date.now(), shown: 0, last: 'started', output: [`\n━━ ${name}\n`] };
    running.set(name, state);
    if (alone) process.stdout.write(state.output.splice(0).join(''));
    const onOutput = (text: string) => {
      state.last = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim().slice(0, 100) || state.last;
      if (!alone) state.output.push(text);
      else {
        state.shown = Date.now();
        process.stdout.write(text);
      }
    };
    const status = await npmRun(script, { env: { ...env, TEST_REPORT: report }, onOutput });
    running.delete(name);
    if (status === 130) process.exit(130);
    if (status === 0) process.stdout.write(state.output.join(''));
    else failed.push(state.output.join(''));
    return { name, status, seconds: secondsSince(state.start), tests: readReport(report) };
  }
  await inParallel([...scripts.entries()], lanes, async ([index, script]) => {
    steps[index] = await runScript(script);
  });
  clearInterval(timer);
  process.stdout.write(failed.join(''));
  return steps;
}

const secondsSince = (start: number) => Math.round((Date.now() - start) / 1000);

/** The results that tests/lib/report.ts wrote. */
const readReport = (file: string): Test[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

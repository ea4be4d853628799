import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { npmRun } from './npm-run.mjs';

/**
 * @typedef {{title: string, state: 'passed' | 'failed' | 'skipped', ms: number, reason?: string}} Test
 * @typedef {{name: string, status: number, seconds: number, tests: Test[]}} Step
 */

/** A reader, or a CI system, takes a command for dead that says nothing for longer. */
const silence = 15_000;
const reports = resolve('.cache/test/reports');

/**
 * Runs the npm scripts of a stage beside each other. A single one shows its output as it comes. Of several, each shows
 * its output when it ends, failures last, and a line every 15 s says what each is doing.
 *
 * @param {Record<string, string>} stage title of each npm script
 * @param {Record<string, string>} env
 * @returns {Promise<Step[]>}
 */
export async function runStage(stage, env) {
  const running = new Map();
  /** @type {string[]} */
  const failed = [];
  const timer = setInterval(() => {
    for (const [name, { start, last, shown }] of running)
      if (Date.now() - shown >= silence) console.log(`… ${name}, ${secondsSince(start)} s: ${last}`);
  }, silence);

  const steps = await Promise.all(
    Object.entries(stage).map(async ([script, title], _, { length }) => {
      const name = `${title} (npm run ${script})`;
      const report = `${reports}/${script.replace(':', '-')}.jsonl`;
      mkdirSync(reports, { recursive: true });
      writeFileSync(report, '');
      const state = { start: Date.now(), shown: 0, last: 'started', output: [`\n━━ ${name}\n`] };
      running.set(name, state);
      if (length === 1) process.stdout.write(state.output.splice(0).join(''));
      /** @param {string} text */
      const onOutput = (text) => {
        state.last = stripVTControlCharacters(text).trim().split('\n').at(-1)?.trim().slice(0, 100) || state.last;
        if (length > 1) state.output.push(text);
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
    }),
  );
  clearInterval(timer);
  process.stdout.write(failed.join(''));
  return steps;
}

/** @param {number} start */
const secondsSince = (start) => Math.round((Date.now() - start) / 1000);

/**
 * What tests/lib/report.ts wrote.
 * @param {string} file
 * @returns {Test[]}
 */
const readReport = (file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

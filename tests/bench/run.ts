import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SetupError } from '../../scripts/lib/command.mjs';
import { runNode } from '../../scripts/lib/run-node';
import { measureClicks } from './click';
import { compare, emptyNote } from './compare';
import { buildEmpty } from './empty';
import { cache, describeMachine } from './machine';
import { readOptions } from './options';
import { measureRest } from './rest';
import { measureGrowth } from './scale';
import { measureScores } from './scores';

/* `npm run bench`: see tests/bench/README.md. */

const start = performance.now();
const progress = (line: string) => {
  const text = `[${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s] ${line}`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
  else process.stderr.write(`${text}\n`);
};

// Every measure reads `out`, so every build writes it.
process.env.SITE_OUT_DIR = 'out';
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

const options = readOptions(process.argv.slice(2));

mkdirSync(cache, { recursive: true });
if (options.mode === 'empty') {
  console.log(emptyNote(buildEmpty(progress)));
  process.exit();
}
if (options.mode !== 'posts') {
  if (options.build) {
    const { ok, output } = await runNode(['--import', 'tsx', 'scripts/export.ts']);
    if (!ok) throw new SetupError(output);
  }
  if (!existsSync('out/index.html'))
    throw new SetupError('There is no export to measure: run the bench without --no-build.');
}
const machine = describeMachine();
const modes = {
  compare,
  lighthouse: measureScores,
  click: measureClicks,
  rest: measureRest,
  posts: measureGrowth,
};
const text = await modes[options.mode](options, progress);
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const facts = Object.entries({ ...machine, runs: options.runs }).map(([name, value]) => `- ${name}: ${value}`);
const report = [`# Bench: ${options.mode}`, facts.join('\n'), text, ''].join('\n\n');
const file = path.join(cache, `${options.mode}-${machine.date.replace(/[:.]/g, '-')}.md`);
writeFileSync(file, report);
console.log(`${report}\nWritten to ${path.relative('.', file)}`);
// Ends the servers, which no measurement closes.
process.exit();

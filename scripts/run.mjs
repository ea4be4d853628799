import { startScript } from './lib/command.mjs';

/** Runs a TypeScript command of this project: `node scripts/run.mjs scripts/check.ts`. */
await startScript(...process.argv.slice(2));

import { existsSync, rmSync, statSync } from 'node:fs';
import { SetupError } from './lib/command.mjs';
import { runNode } from './lib/run-node';
import { comparePages } from './preview/compare';

/** `npm run preview:diff`: lists which pages the changes since the last build affect, and how. `out` stays as it is. */
const folder = '.cache/preview';
if (!existsSync('out/index.html'))
  throw new SetupError(
    'There is no earlier build in out/ to compare with: run npm run build on the version that is live, then this again.',
  );
const env = { ...process.env, SITE_OUT_DIR: folder };
const { ok, output } = await runNode(['--import', 'tsx', 'scripts/lib/run-script.ts', 'scripts/export.ts'], { env });
if (!ok) throw new SetupError(output);
console.log(`Compared with the build of ${statSync('out/index.html').mtime.toLocaleString('en-IN')} in out/:\n`);
console.log(comparePages('out', folder));
rmSync(folder, { recursive: true });

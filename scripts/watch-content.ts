import { checkContent } from './check/content';
import { reportContent } from './check/report';
import { runNode } from './lib/run-node';
import { watchFiles } from './lib/watch-files';

/** Runs beside `next dev`: after each change it processes new pictures and reports the problems in the content. */
const debounceMs = 150;
let lastText = '';
let timer: NodeJS.Timeout | undefined;
/** Whether a picture has changed since the last run. */
let pending = false;

async function processPictures() {
  const { ok, output } = await runNode(['--import', 'tsx', 'scripts/images/run.ts']);
  if (!ok) console.error(output);
  else if (!output.includes(' 0 made')) console.log(output);
}

async function check() {
  try {
    const { text, ok } = reportContent(await checkContent(process.cwd()));
    if (text !== lastText) console[ok ? 'log' : 'error'](`\n${text}`);
    lastText = text;
  } catch (error) {
    // A file can disappear or be half written while it is read; the next change runs the check again.
    console.error(error);
  }
}

let running = Promise.resolve();
const schedule = (pictures: boolean) => {
  pending ||= pictures;
  clearTimeout(timer);
  timer = setTimeout(() => {
    const changed = pending;
    pending = false;
    running = running.then(async () => {
      if (changed) await processPictures();
      await check();
    });
  }, debounceMs);
};

process.stdin.resume().on('end', () => process.exit());
watchFiles('content', (file) => schedule(file.startsWith('images')));
schedule(true);

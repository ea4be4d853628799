import { execFile } from 'node:child_process';
import { watch } from 'node:fs';
import { checkContent } from './check/content';
import { reportContent } from './check/report';

/** Beside `next dev`: says at every change what is wrong with the content, and makes the pictures that are new. */
const quiet = 150;
let said = '';
let timer: NodeJS.Timeout | undefined;

const derive = () =>
  new Promise<void>((done) => {
    execFile(process.execPath, ['node_modules/tsx/dist/cli.mjs', 'scripts/images/run.ts'], (error, output, fault) => {
      if (error) console.error(fault);
      else if (!output.includes(' 0 made')) console.log(output.trim());
      done();
    });
  });

async function look() {
  try {
    const { text, ok } = reportContent(await checkContent(process.cwd()));
    if (text !== said) console[ok ? 'log' : 'error'](`\n${text}`);
    said = text;
  } catch (error) {
    // A file may be gone again, or half written: the next change is looked at as well.
    console.error(error);
  }
}

let running = Promise.resolve();
const soon = (pictures: boolean) => {
  clearTimeout(timer);
  timer = setTimeout(() => {
    running = running.then(async () => {
      if (pictures) await derive();
      await look();
    });
  }, quiet);
};

process.stdin.resume().on('end', () => process.exit());
watch('content', { recursive: true }, (_, name) => soon(String(name ?? '').startsWith('images')));
soon(true);

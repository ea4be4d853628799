import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkContent } from '../scripts/check/content';
import { reportContent } from '../scripts/check/report';
import { ensurePortIsFree, findFreePort, isListening, readPort } from '../scripts/lib/port';
import { markPatterns } from './marks/patterns';
import { createApi } from './server/api';
import { bundleLayer } from './server/bundle';
import { watchContent } from './server/events';
import { createGuard } from './server/guard';
import { derive, master } from './server/pictures';
import { createProxy } from './server/proxy';
import { createHandlers, listen } from './server/server';
import { Editor } from './write/change';

const root = process.cwd();
const cache = path.join(root, '.cache/edit');

/** Starts `next dev` on a port of its own, with marks in the texts. */
function startNext(port: number) {
  mkdirSync(cache, { recursive: true });
  const patterns = path.join(cache, 'patterns.json');
  writeFileSync(patterns, JSON.stringify(markPatterns()));
  writeFileSync(path.join(cache, 'tsconfig.json'), JSON.stringify({ extends: '../../tsconfig.json' }));
  const args = ['node_modules/next/dist/bin/next', 'dev', '--hostname', '127.0.0.1', '--port', String(port)];
  return spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, EDIT: patterns, NEXT_TELEMETRY_DISABLED: '1' },
  });
}

/* `npm run edit`: the site in a window in which its texts, pictures and lists are edited in place. */

const port = readPort();
await ensurePortIsFree(port);
const { text, ok } = reportContent(await checkContent(root));
console[ok ? 'log' : 'error'](text);
await derive(root).catch((error: Error) => console.error(`\n${error.message}\n`));

const nextPort = await findFreePort();
const next = startNext(nextPort);
let stopping = false;
const stop = () => {
  stopping = true;
  next.kill();
};
process.once('exit', () => next.kill());
process.once('SIGINT', stop).once('SIGTERM', stop);
next.once('close', (code) => {
  if (!stopping)
    console.error('\nnext dev has ended, and the editor with it: read its message, then run npm run edit again.\n');
  process.exit(code ?? (stopping ? 0 : 1));
});
const guard = createGuard(port);
const editor = new Editor(root);
const layer = await bundleLayer();
const files = (name: string) => (name.startsWith('master/') ? master(root, name.slice(7)) : layer.files(name));
const handlers = createHandlers({
  guard,
  proxy: createProxy(nextPort),
  api: createApi(editor),
  shell: layer.shell,
  files,
  events: watchContent(root),
});
await listen(handlers, port);
while (!(await isListening(nextPort, '127.0.0.1'))) await new Promise((done) => setTimeout(done, 100));
console.log(`\nEdit the site at http://localhost:${port}/__edit/${guard.token}\n`);

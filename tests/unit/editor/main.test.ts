import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFreePort } from '../../../scripts/lib/port';
import { copyForEditor } from './copy';

const root = copyForEditor();
/** Replaces `next dev`. */
const next = path.join(root, 'node_modules/next/dist/bin/next');
beforeAll(() => {
  mkdirSync(path.dirname(next), { recursive: true });
  symlinkSync(path.resolve('editor'), path.join(root, 'editor'), 'junction');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Starts the editor with a script in place of `next dev`. */
async function start(script: string) {
  writeFileSync(next, script);
  const tsx = pathToFileURL(path.resolve('node_modules/tsx/dist/loader.mjs')).href;
  const PORT = String(await findFreePort());
  const env = { ...process.env, PORT, TSX_TSCONFIG_PATH: path.resolve('tsconfig.json') };
  const editor = spawn(process.execPath, ['--import', tsx, path.resolve('editor/main.ts')], { cwd: root, env });
  let output = '';
  for (const stream of [editor.stdout, editor.stderr])
    stream.on('data', (text) => {
      output += text;
      if (/__edit/.test(text)) editor.emit('ready');
    });
  return { editor, read: () => output };
}

test.each([
  ['ends', 'process.exit(3)', 3],
  ['is killed', "process.kill(process.pid, 'SIGKILL')", 1],
])(
  'if next dev %s before it listens, the command ends, says so and prints no address',
  { tags: ['full'] },
  async (_, script, code) => {
    const { editor, read } = await start(script);
    const timer = setTimeout(() => editor.kill('SIGKILL'), 30_000);
    expect(await once(editor, 'close')).toEqual([code, null]);
    clearTimeout(timer);
    expect(read()).toContain('next dev has ended, and the editor with it');
    expect(read()).not.toContain('__edit');
  },
);

test('the address is printed once next dev listens, and the command stops without a message', async () => {
  const { editor, read } = await start("require('node:http').createServer().listen(Number(process.argv.at(-1)))");
  await once(editor, 'ready');
  editor.kill();
  expect(await once(editor, 'close')).toEqual([0, null]);
  expect(read()).not.toContain('has ended');
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { Window } from 'happy-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { findFreePort } from '@/scripts/lib/port';

const readme = readFileSync('README.md', 'utf8');
const commands = [
  ...new Set([...readme.matchAll(/npm (?:start|test|run [a-z:]+(?: -- --[a-z]+)?)/g)].map(([found]) => found)),
];
const minutes = 60_000;
let running: ChildProcess | undefined;

/** Starts a command that serves, and waits for the text that says it is ready. */
async function serve(command: string, port: number, ready: RegExp): Promise<string> {
  let output = '';
  // `out` belongs to the person who runs the tests.
  const env = { ...process.env, PORT: String(port), CI: '', SITE_OUT_DIR: '.cache/test/start' };
  running = spawn(command, { shell: true, detached: true, env });
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (ready.test(output)) done(output);
    };
    running?.stdout?.on('data', listen);
    running?.stderr?.on('data', listen);
    running?.once('close', (code) => fail(new Error(`"${command}" ended with ${code}:\n${output}`)));
  });
}

async function visit(url: string) {
  const response = await fetch(url);
  const { document } = new Window();
  document.write(await response.text());
  return { status: response.status, heading: document.querySelector('h1')?.textContent };
}

afterEach(() => {
  running?.removeAllListeners('close');
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
  running = undefined;
});

/**
 * Of the commands without a test here, `npm run build` and `npm run check` are steps of `npm test`, and `npm run edit`
 * runs in tests/browser/editor.spec.ts. `npm test`, `test:full` and `test:changed` would start the suites again.
 */
describe('the commands of the README', () => {
  it('are these: a new one needs a test below or an entry in the comment above', () => {
    expect(commands.sort()).toEqual(
      [
        'npm run build',
        'npm run check',
        'npm run check -- --samples',
        'npm run dev',
        'npm run edit',
        'npm run test:changed',
        'npm run test:full',
        'npm start',
        'npm test',
      ].sort(),
    );
  });

  it('npm start builds the site, serves it and prints its address', { timeout: 8 * minutes }, async () => {
    const port = await findFreePort();
    await serve('npm start', port, new RegExp(`The site is at http://localhost:${port}`));
    expect(await visit(`http://localhost:${port}/`)).toEqual({ status: 200, heading: home.hero.title });
    expect((await fetch(`http://localhost:${port}/about`, { redirect: 'manual' })).status).toBe(301);
  });

  it('npm start on a taken port stops before it builds', { timeout: minutes }, async () => {
    const blocker = net.createServer();
    await new Promise<void>((done) => blocker.listen(0, done));
    const { port } = blocker.address() as net.AddressInfo;
    await expect(serve('npm start', port, /The site is at/)).rejects.toThrow(new RegExp(`${port}[\\s\\S]*PORT=`));
    blocker.close();
  });

  it('npm run dev serves pages from their sources', { timeout: 5 * minutes }, async () => {
    const port = await findFreePort();
    await serve(`npm run dev -- --port ${port}`, port, /Ready in/);
    expect(await visit(`http://localhost:${port}/about/`)).toEqual({ status: 200, heading: about.title });
  });

  it('npm run check -- --samples lists the sample entries', { timeout: minutes }, () => {
    const list = execFileSync('npm', ['run', '--silent', 'check', '--', '--samples'], { encoding: 'utf8' });
    expect(list).toMatch(/content\/\w+\.ts|No sample entries are left/);
  });
});

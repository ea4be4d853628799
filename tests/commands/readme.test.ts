import { execFileSync } from 'node:child_process';
import net from 'node:net';
import { Window } from 'happy-dom';
import { afterEach, expect, it } from 'vitest';
import { about } from '@/content/about';
import { findFreePort } from '@/scripts/lib/port';
import { type Serving, serve } from '../lib/serving';

const minutes = 60_000;
let running: Serving | undefined;

/** Starts a command that serves on a port. */
async function start(command: string, port: number, ready: RegExp) {
  running = await serve(command, ready, { ...process.env, PORT: String(port), CI: '' });
}

async function visit(url: string) {
  const response = await fetch(url);
  const { document } = new Window();
  document.write(await response.text());
  return { status: response.status, heading: document.querySelector('h1')?.textContent };
}

afterEach(() => {
  running?.stop();
  running = undefined;
});

it('npm start on a taken port stops before it builds', { timeout: minutes }, async () => {
  const blocker = net.createServer();
  await new Promise<void>((done) => blocker.listen(0, done));
  const { port } = blocker.address() as net.AddressInfo;
  await expect(start('npm start', port, /The site is at/)).rejects.toThrow(new RegExp(`${port}[\\s\\S]*PORT=`));
  blocker.close();
});

it('npm run dev serves pages from their sources', { timeout: 5 * minutes }, async () => {
  const port = await findFreePort();
  await start(`npm run dev -- --port ${port}`, port, /Ready in/);
  expect(await visit(`http://localhost:${port}/about/`)).toEqual({ status: 200, heading: about.title });
});

it('npm run check -- --samples lists the sample entries', { timeout: minutes }, () => {
  const list = execFileSync('npm', ['run', '--silent', 'check', '--', '--samples'], { encoding: 'utf8' });
  expect(list).toMatch(/content\/\w+\.ts|No sample entries are left/);
});

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';

const readme = readFileSync('README.md', 'utf8');
const commands = [
  ...new Set([...readme.matchAll(/npm (?:start|test|run [a-z:]+(?: -- --[a-z]+)?)/g)].map(([found]) => found)),
];
const minutes = 60_000;
let running: ChildProcess | undefined;

const freePort = () =>
  new Promise<number>((done) => {
    const probe = net.createServer().listen(0, () => {
      const { port } = probe.address() as net.AddressInfo;
      probe.close(() => done(port));
    });
  });

/** Starts a command that serves, and waits until it has said where. */
async function serve(command: string, port: number, said: RegExp): Promise<string> {
  let output = '';
  running = spawn(command, { shell: true, detached: true, env: { ...process.env, PORT: String(port), CI: '' } });
  return new Promise((done, fail) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      if (said.test(output)) done(output);
    };
    running?.stdout?.on('data', listen);
    running?.stderr?.on('data', listen);
    running?.once('close', (code) => fail(new Error(`"${command}" ended with ${code}:\n${output}`)));
  });
}

afterEach(() => {
  running?.removeAllListeners('close');
  if (running?.pid && running.exitCode === null) process.kill(-running.pid, 'SIGTERM');
  running = undefined;
});

/** `npm test` is what runs this. */
describe('the commands of the README', () => {
  it('are these', () => {
    expect(commands.sort()).toEqual(
      ['npm run build', 'npm run check', 'npm run check -- --samples', 'npm run dev', 'npm start', 'npm test'].sort(),
    );
  });

  it('npm start builds and serves the site, and says where', { timeout: 8 * minutes }, async () => {
    const port = await freePort();
    await serve('npm start', port, new RegExp(`The site is at http://localhost:${port}`));
    const home = await fetch(`http://localhost:${port}/`);
    expect(home.status).toBe(200);
    expect(await home.text()).toContain('improving asset performance, integrity and return.');
    expect((await fetch(`http://localhost:${port}/about`, { redirect: 'manual' })).status).toBe(301);
  });

  it('npm start on a port that is taken says so before it builds', { timeout: minutes }, async () => {
    const blocker = net.createServer();
    await new Promise<void>((done) => blocker.listen(0, done));
    const { port } = blocker.address() as net.AddressInfo;
    await expect(serve('npm start', port, /The site is at/)).rejects.toThrow(new RegExp(`${port}[\\s\\S]*PORT=`));
    blocker.close();
  });

  it('npm run dev serves pages as they are written', { timeout: 5 * minutes }, async () => {
    const port = await freePort();
    await serve(`npm run dev -- --port ${port}`, port, /Ready in/);
    const page = await fetch(`http://localhost:${port}/about/`);
    expect([page.status, (await page.text()).includes('touch every kWh')]).toEqual([200, true]);
  });

  it('npm run check -- --samples lists what is still sample', { timeout: minutes }, () => {
    const list = execFileSync('npm', ['run', '--silent', 'check', '--', '--samples'], { encoding: 'utf8' });
    expect(list).toMatch(/content\/site\.ts/);
    expect(list).toMatch(/content\/team\.ts/);
  });
});

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '../../scripts/lib/port';
import { copyProject } from './copy';

/** Compiled before the tests. Only `npm run test:full` opens the article. */
const routes = ['/', '/about/team/', ...(process.env.TEST_FULL ? ['/resources/blog/ninety-six-blocks/'] : [])];

/** Runs `npm run edit` in a copy of the project, whose content is committed. */
export class EditedCopy {
  readonly root = copyProject('editor-');
  /** The address that the command prints. */
  address = '';
  private server: ChildProcess | undefined;

  constructor() {
    this.git('init', '-q');
    this.git('add', 'content');
    this.git('commit', '-qm', 'content');
  }

  git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
      cwd: this.root,
      encoding: 'utf8',
    }).stdout;
  read = (file: string) => readFileSync(path.join(this.root, file), 'utf8');
  /** Lines added and removed since the commit. */
  diff = (file: string) => this.git('diff', '--numstat', '--', file).split('\t').slice(0, 2).join(' ');
  restore() {
    this.git('checkout', '-q', '--', 'content');
    this.git('clean', '-fdq', 'content');
  }

  async start() {
    const port = await findFreePort();
    const server = spawn(process.execPath, ['scripts/run.mjs', 'editor/main.ts'], {
      cwd: this.root,
      env: { ...process.env, PORT: String(port), NODE_ENV: 'development' },
    });
    this.server = server;
    let output = '';
    this.address = await new Promise((done, fail) => {
      for (const stream of [server.stdout, server.stderr])
        stream.on('data', (text) => {
          output += text;
          const [found] = /http:\/\/localhost:\d+\/__edit\/\S+/.exec(output) ?? [];
          if (found) done(found);
        });
      server.once('close', () => fail(new Error(output)));
    });
    // Requests each page once, because `next dev` compiles a page on its first request.
    const cookie = (await fetch(this.address)).headers.get('set-cookie')?.split(';')[0] ?? '';
    for (const route of routes) await fetch(new URL(route, this.address), { headers: { cookie } });
  }
  stop = () =>
    new Promise<void>((done) => {
      if (!this.server || this.server.exitCode !== null || this.server.signalCode !== null) return done();
      this.server.once('close', () => done());
      this.server.kill();
    });

  async remove() {
    await this.stop();
    rmSync(this.root, { recursive: true, force: true });
  }
}

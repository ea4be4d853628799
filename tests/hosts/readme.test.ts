import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { out } from '../lib/out';
import { startEndpoint } from './lib/endpoint';
import { type Host, hosts, missing, notInstalled } from './lib/servers';
import { type Stage, stageSite } from './lib/sites';
import { filesIn } from './table';

/** Commands and settings of deploy/README.md. */
const readme = readFileSync('deploy/README.md', 'utf8');
let stage: Stage;
beforeAll(() => {
  stage = stageSite();
});
afterAll(() => stage?.remove());

it.skipIf(missing.includes('caddy'))('Caddy passes the form to a program behind the site', notInstalled, async () => {
  const endpoint = await startEndpoint();
  const [, block = ''] = /```caddy\n(.*?)```/s.exec(readme) ?? [];
  const file = path.join(stage.deploy, 'caddy/Caddyfile');
  const proxy = block.replace('127.0.0.1:8080', new URL(endpoint.origin).host);
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(/^\troot .*\n/m, (line) => line + proxy),
  );
  const server = await (hosts.find(({ name }) => name === 'caddy') as Host).start(stage, true);
  const body = new URLSearchParams({ message: 'Hello' });
  const { status } = await fetch(`${server.url}/enquiries`, { method: 'POST', body });
  await server.stop();
  await endpoint.close();
  expect([status, endpoint.received.map(({ fields }) => String(fields))]).toEqual([200, [String(body)]]);
});

it('S3 gets no compressed copies: CloudFront compresses by itself', () => {
  const commands = readme.match(/aws s3 sync [^`]*/g) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toContain(" --exclude '*.br' --exclude '*.gz'");
});

const rsync = { meta: { skipReason: 'rsync is not on this machine' } };
it.skipIf(spawnSync('rsync', ['--version']).status !== 0)('the first upload by rsync sends every file', rsync, () => {
  const [, command = ''] = /`([^`]*rsync [^`]*)`/.exec(readme) ?? [];
  const target = path.join(stage.scratch('upload'), 'srv');
  const local = command.replaceAll('ssh host ', '').replaceAll(/(?:host:)?\/srv\/www\/site/g, target);
  execFileSync('sh', ['-c', local.replaceAll(' out/', ` ${out}/`)]);
  expect(filesIn(target)).toEqual(filesIn(out));
});

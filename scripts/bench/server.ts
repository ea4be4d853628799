import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { textTypes, types } from '../hosts/headers';
import { findFreePort } from '../lib/port.mjs';
import { ensureServers } from '../lib/programs.mjs';
import { createServer } from '../serve.mjs';
import { cache } from './machine';

export const nginx: string | undefined = ensureServers({ env: { ...process.env, CI: '' } }).found.nginx;

/** Text except HTML, which nginx always compresses. */
const gzipTypes = Object.values(textTypes).filter((type) => type !== 'text/html');

const config = (root: string, port: number, home: string) => `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${home}/pid;
error_log stderr crit;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${home}/${name};`).join('\n  ')}
  types { ${Object.entries(types)
    .map(([extension, type]) => `${type} ${extension};`)
    .join(' ')} }
  charset utf-8;
  gzip on;
  gzip_comp_level 6;
  gzip_types ${gzipTypes.join(' ')};
  server {
    listen 127.0.0.1:${port};
    root ${root};
    error_page 404 /404.html;
    location /_next/static/ { add_header Cache-Control "public, max-age=31536000, immutable"; }
    location / { add_header Cache-Control "no-cache"; }
  }
}
`;

/** Serves a folder on 127.0.0.1 with nginx and gzip, or with scripts/serve.mjs where nginx is not installed. */
export async function serve(root: string): Promise<{ url: string; close: () => Promise<void> }> {
  if (!nginx)
    return createServer({ root, host: '127.0.0.1' }).then(({ port, close }) => ({
      url: `http://127.0.0.1:${port}`,
      close,
    }));
  const port = await findFreePort();
  const home = path.join(cache, `nginx-${port}`);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'nginx.conf'), config(root, port, home));
  const server = spawn(nginx, ['-p', home, '-c', path.join(home, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // An interrupted bench must stop its server.
  process.once('exit', () => server.kill());
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 50 && server.exitCode === null; attempt++) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    ) {
      return {
        url,
        close: () =>
          new Promise((done) => {
            server.once('exit', () => done());
            server.kill();
          }),
      };
    }
    await new Promise((done) => setTimeout(done, 100));
  }
  server.kill();
  throw new Error(`nginx did not start with ${home}/nginx.conf. Its error is above.`);
}

import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sirv from 'sirv';
import { findFreePort } from '../../../scripts/lib/port';
import { fetchToolOrSkip } from '../../../scripts/lib/tools';
import { ensureServers } from '../../run/programs';
import { type Running, run } from './process';
import type { Stage } from './sites';

export type Host = {
  name: string;
  /** Whether deploy/ has a configuration for it. */
  configurable: boolean;
  /** Which 404 page it finds without a configuration. */
  notFound: 'none' | 'root' | 'nearest';
  start: (stage: Stage, configured: boolean) => Promise<Running>;
};

const serve = fetchToolOrSkip('serve', 'The server "serve" was not tested');
const isRoot = process.getuid?.() === 0;
const { found } = ensureServers() as { found: Record<string, string | undefined> };
const modules = '/usr/lib/apache2/modules';

function nginxConf({ root, deploy, scratch }: Stage, port: number, configured: boolean) {
  const own = scratch(`nginx-${port}`);
  const file = path.join(own, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${own}/${name};`,
  );
  writeFileSync(
    file,
    `${isRoot ? 'user root;' : ''} daemon off; worker_processes 1; pid ${own}/pid; error_log ${own}/error.log warn;
events { worker_connections 256; }
http {
  access_log off; ${temporary.join(' ')}
  types_hash_max_size 2048; map_hash_bucket_size 128;
  ${configured ? `include ${deploy}/nginx/maps.conf;` : 'include /etc/nginx/mime.types;'}
  server {
    listen 127.0.0.1:${port};
    root ${root};
    ${configured ? `include ${deploy}/nginx/site.conf;` : ''}
  }
}`,
  );
  return file;
}

function apacheConf({ root, deploy, scratch }: Stage, port: number, configured: boolean) {
  const own = scratch(`apache-${port}`);
  const file = path.join(own, 'apache.conf');
  const names = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers', 'rewrite', 'unixd'];
  const load = names
    .filter((name) => existsSync(`${modules}/mod_${name}.so`))
    .map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`);
  const plain = `<Directory "${root}">\nAllowOverride None\nRequire all granted\n</Directory>`;
  writeFileSync(
    file,
    `ServerRoot "${own}"\nPidFile "${own}/pid"\nErrorLog "${own}/error.log"\nListen 127.0.0.1:${port}\nServerName 127.0.0.1:${port}
${load.join('\n')}
${isRoot ? 'User www-data\nGroup www-data' : ''}
Mutex file:${own} default
${existsSync('/etc/mime.types') ? 'TypesConfig /etc/mime.types' : ''}
DefaultRuntimeDir "${own}"
<VirtualHost 127.0.0.1:${port}>
DocumentRoot "${root}"
${configured ? `Define SITE_ROOT "${root}"\nInclude "${deploy}/apache/site.conf"` : plain}
</VirtualHost>
`,
  );
  return file;
}

function caddyConf({ root, deploy, scratch }: Stage, port: number, configured: boolean) {
  const file = path.join(scratch(`caddy-${port}`), 'Caddyfile');
  const options = '{\n\tadmin off\n\tauto_https off\n\tdefault_bind 127.0.0.1\n}\n';
  writeFileSync(
    file,
    options + (configured ? `import ${deploy}/caddy/Caddyfile\n` : `:${port} {\n\troot * ${root}\n\tfile_server\n}\n`),
  );
  return file;
}

/** Installed web servers, then servers that need no installation but Python or a package. */
export const hosts: Host[] = [
  {
    name: 'nginx',
    configurable: true,
    notFound: 'none',
    start: async (stage, configured) => {
      const port = await findFreePort();
      const file = nginxConf(stage, port, configured);
      return run(
        found.nginx ?? 'nginx',
        ['-e', path.join(path.dirname(file), 'error.log'), '-p', path.dirname(file), '-c', file],
        port,
      );
    },
  },
  {
    name: 'apache2',
    configurable: true,
    notFound: 'none',
    start: async (stage, configured) => {
      const port = await findFreePort();
      return run(found.apache2 ?? 'apache2', ['-D', 'FOREGROUND', '-f', apacheConf(stage, port, configured)], port);
    },
  },
  {
    name: 'caddy',
    configurable: true,
    notFound: 'none',
    start: async (stage, configured) => {
      const port = await findFreePort();
      const file = caddyConf(stage, port, configured);
      const own = path.dirname(file);
      const env = {
        XDG_DATA_HOME: own,
        XDG_CONFIG_HOME: own,
        HOME: own,
        SITE_ADDRESS: `:${port}`,
        SITE_ROOT: stage.root,
      };
      return run(found.caddy ?? 'caddy', ['run', '--config', file, '--adapter', 'caddyfile'], port, env);
    },
  },
  {
    name: 'python3',
    configurable: false,
    notFound: 'none',
    start: async ({ root }) => {
      const port = await findFreePort();
      return run('python3', ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory', root], port);
    },
  },
  {
    name: 'serve',
    configurable: false,
    notFound: 'root',
    start: async ({ root }) => {
      const port = await findFreePort();
      return run(
        process.execPath,
        [
          path.join(serve ?? '', 'serve/build/main.js'),
          '--listen',
          `tcp://127.0.0.1:${port}`,
          '--no-clipboard',
          '--no-port-switching',
          root,
        ],
        port,
        { NO_UPDATE_CHECK: '1' },
      );
    },
  },
  {
    name: 'sirv',
    configurable: false,
    notFound: 'none',
    start: async ({ root }) => {
      const server = http.createServer(sirv(root, { etag: true }));
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const stop = () => new Promise<void>((done) => server.close(() => done()));
      return { url: `http://127.0.0.1:${port}`, stop };
    },
  },
];

const hasPython = spawnSync('python3', ['--version']).status === 0;
/** Programs that are not installed; with CI=true all must be. */
export const missing = [
  ...['nginx', 'apache2', 'caddy'].filter((name) => !found[name]),
  ...(hasPython ? [] : ['python3']),
  ...(serve ? [] : ['serve']),
];
/** Why the tests of such a server are skipped. */
export const notInstalled = { meta: { skipReason: 'this server is not on this machine' } };

import nodeFs from 'node:fs';
import { delimiter, join } from 'node:path';
import { type Exec, exec } from './exec.mjs';

/** Programs by name, each with its Debian package. */
const servers = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** System folders that are often on root's PATH only. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

const defaults = {
  env: process.env as Record<string, string | undefined>,
  exec: exec as Exec,
  fs: nodeFs as Pick<typeof nodeFs, 'existsSync' | 'writeFileSync' | 'rmSync'>,
  isRoot: process.getuid?.() === 0,
  log: console.log as (line: string) => void,
};
type Options = typeof defaults;

/** Looks for programs on the PATH and in the system folders. */
function findPrograms(names: string[], { env, fs }: Pick<Options, 'env' | 'fs'>) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders];
  const found: Record<string, string> = {};
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find((candidate) => fs.existsSync(candidate));
    if (path) found[name] = path;
  }
  return { found, missing: names.filter((name) => !found[name]) };
}

/** Debian runs this script before it starts an installed service; exit status 101 prevents the start. */
const policy = '/usr/sbin/policy-rc.d';

/** Installs Debian packages one by one, so that a package that the release does not have does not stop the others. */
function installPackages(packages: string[], { exec, fs }: Options) {
  const policyIsOurs = !fs.existsSync(policy);
  if (policyIsOurs) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    exec('apt-get', ['update'], options);
    for (const name of packages) exec('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  } finally {
    if (policyIsOurs) fs.rmSync(policy, { force: true });
  }
}

/** Installs missing programs, but only in CI, as root and with apt-get. Elsewhere the tests skip them by name. */
const ensure =
  (title: string, packages: Record<string, string>) =>
  (given: Partial<Options> = {}) => {
    const options = { ...defaults, ...given };
    const names = Object.keys(packages);
    const state = findPrograms(names, options);
    const mayInstall = options.env.CI === 'true' && options.isRoot && options.fs.existsSync('/usr/bin/apt-get');
    if (state.missing.length === 0 || !mayInstall) return state;
    const wanted = state.missing.map((name) => packages[name] ?? name);
    options.log(`Installing ${title} (${wanted.join(', ')}) …`);
    installPackages(wanted, options);
    return findPrograms(names, options);
  };

/** Web servers for the host tests. */
export const ensureServers = ensure('web servers', servers);
/** Firefox and WebKit for `npm run test:full`. */
export const ensureEngines = ensure('browsers', engines);
export const findEngines = () => findPrograms(Object.keys(engines), defaults);

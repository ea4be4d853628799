import nodeFs from 'node:fs';
import { delimiter, join } from 'node:path';
import { exec as execNow } from './exec.mjs';

/** Programs by name, each with its Debian package. */
const servers = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** System folders that are often on root's PATH only. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * @typedef {Pick<typeof nodeFs, 'existsSync' | 'writeFileSync' | 'rmSync'>} FileSystem
 * @typedef {{env: Record<string, string | undefined>, exec: import('./exec.mjs').Exec, fs: FileSystem, isRoot: boolean, log: (line: string) => void}} Options
 */

/**
 * Looks for programs on the PATH and in the system folders.
 *
 * @param {string[]} names
 * @param {Options['env']} env
 * @param {Pick<FileSystem, 'existsSync'>} fs
 */
function findPrograms(names, env, fs) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders];
  /** @type {Record<string, string>} */
  const found = {};
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find((candidate) => fs.existsSync(candidate));
    if (path) found[name] = path;
  }
  return { found, missing: names.filter((name) => !found[name]) };
}

/** Debian runs this script before it starts an installed service; exit status 101 prevents the start. */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Programs are installed only in CI, as root, with apt-get.
 *
 * @param {Options} options
 */
const mayInstall = ({ env, isRoot, fs }) => env.CI === 'true' && isRoot && fs.existsSync('/usr/bin/apt-get');

/**
 * Installs Debian packages one by one: a release without one of them still gets the others.
 *
 * @param {string[]} packages
 * @param {Options} options
 */
function installPackages(packages, { exec, fs }) {
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

/** @type {Options} */
const defaults = {
  env: process.env,
  exec: execNow,
  fs: nodeFs,
  isRoot: process.getuid?.() === 0,
  log: console.log,
};

/**
 * Installs missing programs where that is allowed. Elsewhere the tests skip them by name.
 *
 * @param {string} what
 * @param {Record<string, string>} packages
 */
const ensure =
  (what, packages) =>
  /** @param {Partial<Options>} given */
  (given = {}) => {
    const options = { ...defaults, ...given };
    const names = Object.keys(packages);
    const state = findPrograms(names, options.env, options.fs);
    if (state.missing.length === 0 || !mayInstall(options)) return state;
    const wanted = state.missing.map((name) => packages[name] ?? name);
    options.log(`Installing ${what} (${wanted.join(', ')}) …`);
    installPackages(wanted, options);
    return findPrograms(names, options.env, options.fs);
  };

/** Web servers for the host tests. */
export const ensureServers = ensure('web servers', servers);
/** Firefox and WebKit for `npm run test:full`. */
export const ensureEngines = ensure('browsers', engines);
export const findEngines = () => findPrograms(Object.keys(engines), process.env, nodeFs);

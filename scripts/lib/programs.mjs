import nodeFs from 'node:fs';
import { delimiter, join } from 'node:path';
import { exec as execNow } from './exec.mjs';

/** Each program by its name, and the Debian package that has it. */
const servers = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** The folders of root's programs are often not on the PATH of anyone else. */
const rootsOwn = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Where each program stands on this machine.
 *
 * @returns {{found: Record<string, string>, missing: string[]}} path by name, and the names without one
 */
function findPrograms(names, env, fs) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), ...rootsOwn];
  const found = {};
  for (const name of names) {
    const path = folders.map((folder) => join(folder, name)).find((candidate) => fs.existsSync(candidate));
    if (path) found[name] = path;
  }
  return { found, missing: names.filter((name) => !found[name]) };
}

/** Debian asks this file before it starts a service; 101 forbids it, so that no port is taken by an install. */
const policy = '/usr/sbin/policy-rc.d';

/** Only a CI machine that lets it (CI=true, root, apt-get) gets programs installed. */
const mayInstall = ({ env, isRoot, fs }) => env.CI === 'true' && isRoot && fs.existsSync('/usr/bin/apt-get');

/** Installs Debian's packages one by one: a release that lacks one still has the others. */
function installPackages(packages, { exec, fs }) {
  const ownPolicy = !fs.existsSync(policy);
  if (ownPolicy) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    exec('apt-get', ['update'], options);
    for (const name of packages) exec('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  } finally {
    if (ownPolicy) fs.rmSync(policy, { force: true });
  }
}

/** What is missing is installed where that is allowed; elsewhere it stays missing, and the tests skip it by name. */
const ensure =
  (what, packages) =>
  ({ env = process.env, exec = execNow, fs = nodeFs, isRoot = process.getuid?.() === 0, log = console.log } = {}) => {
    const names = Object.keys(packages);
    const state = findPrograms(names, env, fs);
    if (state.missing.length === 0 || !mayInstall({ env, isRoot, fs })) return state;
    const wanted = state.missing.map((name) => packages[name]);
    log(`Installing ${what} (${wanted.join(', ')}) …`);
    installPackages(wanted, { exec, fs });
    return findPrograms(names, env, fs);
  };

/** The real web servers of the host tests. */
export const ensureServers = ensure('web servers', servers);
/** Firefox and WebKit for the full run. */
export const ensureEngines = ensure('browsers', engines);
export const findEngines = (env = process.env, fs = nodeFs) => findPrograms(Object.keys(engines), env, fs);

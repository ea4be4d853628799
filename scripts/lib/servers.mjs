import nodeFs from 'node:fs';
import { delimiter, join } from 'node:path';
import { exec as execNow } from './exec.mjs';

const servers = ['nginx', 'apache2', 'caddy'];
/** Debian asks this file before it starts a service; 101 forbids it, so that no port is taken by an install. */
const policy = '/usr/sbin/policy-rc.d';

/**
 * Which real web servers the host tests can use. Only a CI machine that lets it (CI=true, root, apt-get)
 * gets the missing ones installed; elsewhere they stay missing, and the tests skip them by name.
 *
 * @returns {{found: Record<string, string>, missing: string[]}} path by name, and the names without one
 */
export function ensureServers({
  env = process.env,
  exec = execNow,
  fs = nodeFs,
  isRoot = process.getuid?.() === 0,
  log = console.log,
} = {}) {
  const state = findServers(env, fs);
  const mayInstall = env.CI === 'true' && isRoot && fs.existsSync('/usr/bin/apt-get');
  if (state.missing.length === 0 || !mayInstall) return state;
  log(`Installing web servers (${state.missing.join(', ')}) …`);
  const ownPolicy = !fs.existsSync(policy);
  if (ownPolicy) fs.writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    const options = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
    exec('apt-get', ['update'], options);
    // One by one: a release of Debian that lacks one still has the others.
    for (const name of state.missing) exec('apt-get', ['install', '-y', '--no-install-recommends', name], options);
  } finally {
    if (ownPolicy) fs.rmSync(policy, { force: true });
  }
  return findServers(env, fs);
}

/** The folders of root's programs are often not on the PATH of anyone else. */
function findServers(env, fs) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/local/sbin', '/usr/sbin', '/sbin'];
  const found = {};
  for (const name of servers) {
    const path = folders.map((folder) => join(folder, name)).find((candidate) => fs.existsSync(candidate));
    if (path) found[name] = path;
  }
  return { found, missing: servers.filter((name) => !found[name]) };
}

import { delimiter, join } from 'node:path';

/** The folders of root's programs are often not on the PATH of anyone else. */
const rootsOwn = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/**
 * Where each program stands on this machine.
 *
 * @returns {{found: Record<string, string>, missing: string[]}} path by name, and the names without one
 */
export function findPrograms(names, env, fs) {
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
export const mayInstall = ({ env, isRoot, fs }) => env.CI === 'true' && isRoot && fs.existsSync('/usr/bin/apt-get');

/** Installs Debian's packages one by one: a release that lacks one still has the others. */
export function installPackages(packages, { exec, fs }) {
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

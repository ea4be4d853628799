import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstall, install, updateLists } from '../../scripts/lib/apt';

/** Programs by name, each with its Debian package. */
const servers = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy' };
const engines = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };
/** Names that a program has on other systems. */
const otherNames: Record<string, string[]> = { 'firefox-esr': ['firefox'] };

/** System folders that are often on root's PATH only. */
const systemFolders = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** Looks for programs on the PATH and in the system folders. */
function findPrograms(packages: Record<string, string>) {
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...systemFolders];
  const found: Record<string, string> = {};
  for (const name of Object.keys(packages)) {
    const paths = [name, ...(otherNames[name] ?? [])].flatMap((file) => folders.map((folder) => join(folder, file)));
    const path = paths.find((candidate) => existsSync(candidate));
    if (path) found[name] = path;
  }
  return { found, missing: Object.keys(packages).filter((name) => !found[name]) };
}

/** Debian runs this script before it starts an installed service; exit status 101 prevents the start. */
const policy = '/usr/sbin/policy-rc.d';

/** Installs Debian packages one by one, so that a package that the release does not have does not stop the others. */
function installPackages(packages: string[]) {
  const policyIsOurs = !existsSync(policy);
  if (policyIsOurs) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    updateLists();
    for (const name of packages) install(name);
  } finally {
    if (policyIsOurs) rmSync(policy, { force: true });
  }
}

/** Installs missing programs, but only in CI, as root and with apt-get. Elsewhere the tests that need them are skipped, and name them. */
function ensure(title: string, packages: Record<string, string>) {
  const state = findPrograms(packages);
  if (state.missing.length === 0 || process.env.CI !== 'true' || !canInstall()) return state;
  const wanted = state.missing.map((name) => packages[name] ?? name);
  console.log(`Installing ${title} (${wanted.join(', ')}) …`);
  installPackages(wanted);
  return findPrograms(packages);
}

/** Web servers for the host tests. */
export const ensureServers = () => ensure('web servers', servers);
/** Firefox and WebKit for `npm run test:full`. */
export const ensureEngines = () => ensure('browsers', engines);
export const findEngines = () => findPrograms(engines);

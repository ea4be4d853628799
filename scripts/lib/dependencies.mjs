import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { SetupError } from './command.mjs';
import { exec, npmCommand } from './exec.mjs';

const unreachable = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EIDLETIMEOUT|UND_ERR|network/;

/** Without these npm asks the registry about packages that it has cached, and retries an unreachable one for minutes. */
const network = ['--prefer-offline', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];

/** @typedef {Record<string, {version?: string, optional?: boolean, devOptional?: boolean}>} Packages */

/**
 * Installs the packages of the lock file unless all are installed. npm writes node_modules/.package-lock.json last:
 * a folder without it is the rest of a failed install and is deleted.
 *
 * @param {{root?: string, flags?: string[], timeout?: number, title?: string}} [options] flags of `npm ci`, and what is
 * printed before it runs
 * @returns {boolean} whether anything was installed
 */
export function ensureDependencies({ root = '.', flags = [], timeout, title } = {}) {
  const reason = findReason(root);
  if (!reason) return false;
  console.log(title ?? `Installing packages (${reason}) …`);
  const [npm, args] = npmCommand();
  // With NODE_ENV=production npm would leave out the build tools.
  const command = [...args, 'ci', '--include=dev', '--no-audit', '--no-fund', ...network, ...flags];
  const { status, output } = exec(npm, command, { cwd: root, timeout });
  if (status === 0) return true;
  if (!existsSync(installedLock(root))) rmSync(join(root, 'node_modules'), { recursive: true, force: true });
  throw new SetupError(explain(output));
}

/** @param {string} root */
const installedLock = (root) => join(root, 'node_modules', '.package-lock.json');

/**
 * Why packages must be installed; undefined when nothing is missing.
 *
 * @param {string} root
 */
function findReason(root) {
  const wanted = readLock(join(root, 'package-lock.json'));
  if (!wanted) {
    throw new SetupError(
      'package-lock.json is missing or not JSON: restore it from the repository (git checkout package-lock.json).',
    );
  }
  const installed = readLock(installedLock(root));
  if (!installed) return 'node_modules is missing or incomplete';
  const stale = Object.entries(wanted).find(([path, { version, optional, devOptional }]) => {
    // Optional packages for other systems are not installed.
    if (path === '' || (!installed[path] && (optional || devOptional))) return false;
    return installed[path]?.version !== version || !existsSync(join(root, path));
  });
  return stale && `${stale[0]} is not the version that package-lock.json names`;
}

/**
 * @param {string} path
 * @returns {Packages | null}
 */
function readLock(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * The sentence for what npm printed.
 *
 * @param {string} output
 */
function explain(output) {
  if (unreachable.test(output)) {
    return 'The packages could not be downloaded: npm cannot reach its registry. Check the network (or the proxy in npm config) and run the same command again.';
  }
  if (/EUSAGE|in sync/.test(output)) {
    const [, name] = /Missing: (\S+?)@\S* from lock/.exec(output) ?? [];
    const which = name ? ` (${name} is missing)` : '';
    return `package.json and package-lock.json do not agree${which}: run npm install and commit both files.`;
  }
  if (/ENOSPC/.test(output))
    return 'The packages could not be installed: the disk is full. Make room and run the same command again.';
  const errors = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line) && !/complete log/.test(line));
  const said = (errors[0] ?? output.trim().split('\n').pop() ?? '').replace(/^npm (error|ERR!)\s*/, '');
  return `The packages could not be installed: npm ci reported "${said}". Correct that and run the same command again.`;
}

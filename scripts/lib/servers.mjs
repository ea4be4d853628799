import nodeFs from 'node:fs';
import { exec as execNow } from './exec.mjs';
import { findPrograms, installPackages, mayInstall } from './programs.mjs';

const servers = ['nginx', 'apache2', 'caddy'];

/**
 * Which real web servers the host tests can use. What is missing is installed where that is allowed;
 * elsewhere it stays missing, and the tests skip it by name.
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
  const state = findPrograms(servers, env, fs);
  if (state.missing.length === 0 || !mayInstall({ env, isRoot, fs })) return state;
  log(`Installing web servers (${state.missing.join(', ')}) …`);
  installPackages(state.missing, { exec, fs });
  return findPrograms(servers, env, fs);
}

import nodeFs from 'node:fs';
import { exec as execNow } from './exec.mjs';
import { findPrograms, installPackages, mayInstall } from './programs.mjs';

/** The programs of each engine beside Chromium, and the Debian package of each program. */
const packages = { 'firefox-esr': 'firefox-esr', WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' };

/** @returns {{found: Record<string, string>, missing: string[]}} path by program, and the programs that are not here */
export const findEngines = (env = process.env, fs = nodeFs) => findPrograms(Object.keys(packages), env, fs);

/** Firefox and WebKit for the full run: installed where that is allowed; elsewhere the tests skip them by name. */
export function ensureEngines({
  env = process.env,
  exec = execNow,
  fs = nodeFs,
  isRoot = process.getuid?.() === 0,
  log = console.log,
} = {}) {
  const state = findEngines(env, fs);
  if (state.missing.length === 0 || !mayInstall({ env, isRoot, fs })) return state;
  const names = state.missing.map((program) => packages[program]);
  log(`Installing browsers (${names.join(', ')}) …`);
  installPackages(names, { exec, fs });
  return findEngines(env, fs);
}

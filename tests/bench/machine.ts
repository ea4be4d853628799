import { readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findBrowser } from '../../scripts/lib/browser';
import { exec } from '../../scripts/lib/exec.mjs';

/** Work files and reports of the bench; ignored by git, safe to delete. */
export const cache = path.resolve('.cache/bench');

/** The installed version of a package. */
export const installed = (name: string): string =>
  JSON.parse(readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8')).version;

/** The first line a program prints; null when it is not installed. */
function firstLine(program: string, ...args: string[]) {
  const { status, output } = exec(program, args);
  return status === 0 ? output.trim().split('\n')[0] : null;
}

/** The machine and the versions, for the head of a report. */
export function describeMachine() {
  const cpus = os.cpus();
  return {
    date: new Date().toISOString(),
    cpu: `${cpus.length} × ${cpus[0]?.model.trim() ?? 'unknown'}`,
    memoryGB: Math.round(os.totalmem() / 1e9),
    load: os.loadavg().map((value) => Number(value.toFixed(1))),
    system: `${os.type()} ${os.release()}`,
    node: process.version,
    next: installed('next'),
    react: installed('react'),
    chromium: firstLine(findBrowser() ?? 'chromium', '--version'),
    commit: firstLine('git', 'rev-parse', '--short', 'HEAD'),
  };
}

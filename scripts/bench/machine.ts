import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** What the bench makes and reports: ignored by git, and remade when it is gone. */
export const cache = path.resolve('.cache/bench');

/** The version of a package as it is installed here. */
export const installed = (name: string): string =>
  JSON.parse(readFileSync(path.resolve('node_modules', name, 'package.json'), 'utf8')).version;

/** A program's own words on its version, or null when it is not there. */
export function versionOf(program: string, ...args: string[]): string | null {
  const { status, stdout } = spawnSync(program, args.length > 0 ? args : ['--version'], { encoding: 'utf8' });
  return status === 0 ? (stdout.trim().split('\n')[0] ?? null) : null;
}

export const chromium = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ].find((file) => file && existsSync(file));

/** The machine and the versions that a figure belongs to. */
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
    chromium: versionOf(chromium() ?? 'chromium'),
    commit: versionOf('git', 'rev-parse', '--short', 'HEAD'),
  };
}

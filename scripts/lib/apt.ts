import { existsSync } from 'node:fs';
import { exec } from './exec.mjs';

const noninteractive = { env: { DEBIAN_FRONTEND: 'noninteractive' } };

/** Whether this process can install Debian packages. */
export const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Updates the lists of Debian packages. @returns whether it succeeded */
export const updateLists = () => exec('apt-get', ['update'], noninteractive).status === 0;

/** Installs Debian packages, all or none. @returns whether it succeeded */
export const install = (...names: string[]) =>
  exec('apt-get', ['install', '-y', '--no-install-recommends', ...names], noninteractive).status === 0;

import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles } from '../../../scripts/hosts/files';
import { hostSite } from '../../../scripts/hosts/site';
import { writeFiles } from '../../../scripts/lib/files';
import { out } from '../../lib/out';

export type Stage = {
  /** The folder to serve: a copy that the user of a server process can read. */
  root: string;
  /** The generated host configuration. */
  deploy: string;
  /** A folder for a server's own files: configuration, log, pid. */
  scratch: (name: string) => string;
  remove: () => void;
};

/** Copies an export, below its base path, and the host configuration into a temporary folder. */
export function stageSite(from = out, base = ''): Stage {
  if (!existsSync(path.join(from, 'index.html'))) throw new Error(`${from} has no export: run "npm run build" first.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-hosts-'));
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  cpSync(from, path.join(root, base), { recursive: true });
  const deploy = path.join(folder, 'deploy');
  writeFiles(deploy, deployFiles(hostSite(base)));
  const scratch = (name: string) => {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    return own;
  };
  return { root, deploy, scratch, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

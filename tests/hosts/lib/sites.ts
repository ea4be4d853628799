import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFiles } from '../../../scripts/hosts/files';
import { hostSite } from '../../../scripts/hosts/site';

/** The export under test. */
export const exportFolder = process.env.SITE_OUT_DIR ?? 'out';

export type Stage = {
  /** What a host serves: a copy that a server's own user may read. */
  root: string;
  /** The settings of scripts/hosts, written out. */
  deploy: string;
  /** For a server's own files: settings, logs, pids. */
  scratch: (name: string) => string;
  remove: () => void;
};

/** Lays an export out for servers, below its base path, in a temporary folder. */
export function stageSite(from = exportFolder, base = ''): Stage {
  if (!existsSync(path.join(from, 'index.html')))
    throw new Error(`${from} holds no export: run "npm run build" first.`);
  const folder = mkdtempSync(path.join(tmpdir(), 'site-hosts-'));
  chmodSync(folder, 0o755);
  const root = path.join(folder, 'root');
  cpSync(from, path.join(root, base), { recursive: true });
  const deploy = path.join(folder, 'deploy');
  for (const [name, text] of Object.entries(deployFiles(hostSite(base)))) {
    mkdirSync(path.dirname(path.join(deploy, name)), { recursive: true });
    writeFileSync(path.join(deploy, name), text);
  }
  const scratch = (name: string) => {
    const own = path.join(folder, name);
    mkdirSync(own, { recursive: true });
    return own;
  };
  return { root, deploy, scratch, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

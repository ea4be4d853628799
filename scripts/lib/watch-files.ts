import { readdirSync, watch } from 'node:fs';
import path from 'node:path';

/**
 * Calls `changed` with the path of each file below a folder that changes: relative to the folder, with forward slashes.
 * Subfolders have a watcher each, because on Linux a recursive watcher misses files that another program replaces.
 * Subfolders created later are not watched.
 *
 * @returns the function that ends the watchers
 */
export function watchFiles(folder: string, changed: (file: string) => void): () => void {
  const subfolders = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.join(path.relative(folder, parentPath), name));
  const watchers = ['', ...subfolders].map((subfolder) =>
    watch(path.join(folder, subfolder), (_, name) => changed(path.join(subfolder, String(name)).replaceAll('\\', '/'))),
  );
  return () => {
    for (const watcher of watchers) watcher.close();
  };
}

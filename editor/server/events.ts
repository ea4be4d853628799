import { readdirSync, watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

/**
 * Sends the name of a changed content file to the open layers. If several change at once, it sends only the last name.
 */
export function watchContent(root: string) {
  const listeners = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const changed = (name: string) => {
    if (name.endsWith('.part')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const response of listeners) response.write(`data: ${name.replaceAll('\\', '/')}\n\n`);
    }, 200);
  };
  // One watcher per folder: on Linux a recursive watcher misses files that another program replaces.
  const folders = readdirSync(path.join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => path.relative(path.join(root, 'content'), path.join(parentPath, name)));
  const watchers = ['', ...folders].map((folder) =>
    watch(path.join(root, 'content', folder), (_, name) => changed(path.join(folder, String(name)))),
  );
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('data: open\n\n');
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  return {
    listen,
    close: () => {
      for (const watcher of watchers) watcher.close();
    },
  };
}

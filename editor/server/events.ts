import { watch } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';

/** Tells the open layers when a file of content changes on disk, whoever wrote it. */
export function watchContent(root: string) {
  const listeners = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(path.join(root, 'content'), { recursive: true }, (_, name) => {
    if (String(name).endsWith('.part')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const response of listeners) response.write('data: changed\n\n');
    }, 200);
  });
  const listen = (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write('data: open\n\n');
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
  return { listen, close: () => watcher.close() };
}

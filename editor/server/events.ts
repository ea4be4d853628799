import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { watchFiles } from '../../scripts/lib/watch-files';

/**
 * Sends the name of a changed content file to the open layers. If several change at once, it sends only the last name.
 *
 * @returns the handler that opens an event stream
 */
export function watchContent(root: string) {
  const listeners = new Set<ServerResponse>();
  let timer: NodeJS.Timeout | undefined;
  const changed = (name: string) => {
    if (name.endsWith('.part')) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const response of listeners) response.write(`data: ${name}\n\n`);
    }, 200);
  };
  watchFiles(path.join(root, 'content'), changed);
  return (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.flushHeaders();
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  };
}

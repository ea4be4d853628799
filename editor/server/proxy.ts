import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { sendText } from './http';

/** Forwards requests to `next dev`, with its own host and origin, because it rejects others. */
export function createProxy(port: number) {
  const host = `localhost:${port}`;
  const options = ({ method, url, headers }: IncomingMessage) => ({
    host: '127.0.0.1',
    port,
    method,
    path: url,
    headers: { ...headers, host, ...(headers.origin && { origin: `http://${host}` }) },
  });

  function pass(request: IncomingMessage, response: ServerResponse) {
    const onward = http.request(options(request), (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.once('error', (error) => sendText(response, 502, `next dev does not answer: ${error.message}`));
    response.once('close', () => onward.destroy());
    request.pipe(onward);
  }

  /** Forwards the WebSocket of hot reloading. */
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const onward = http.request(options(request));
    onward.once('upgrade', (answer, far, farHead) => {
      const lines = answer.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (farHead.length > 0) socket.write(farHead);
      far.pipe(socket).pipe(far);
      for (const [one, other] of [
        [far, socket],
        [socket, far],
      ] as const)
        one.once('error', () => other.destroy()).once('close', () => other.destroy());
    });
    onward.once('response', () => socket.destroy());
    onward.once('error', () => socket.destroy());
    if (head.length > 0) onward.write(head);
    onward.end();
  }
  return { pass, upgrade };
}

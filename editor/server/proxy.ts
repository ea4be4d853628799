import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { sendText } from './http';

/** Forwards requests to `next dev`, with the host and origin of `next dev`, because it rejects others. */
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
    const forwarded = http.request(options(request), (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    forwarded.once('error', (error) => sendText(response, 502, `next dev does not answer: ${error.message}`));
    response.once('close', () => forwarded.destroy());
    request.pipe(forwarded);
  }

  /** Forwards the WebSocket of hot reloading. */
  function upgrade(request: IncomingMessage, socket: Duplex, head: Buffer) {
    const forwarded = http.request(options(request));
    forwarded.once('upgrade', (reply, far, farHead) => {
      const lines = reply.rawHeaders.flatMap((name, index, all) => (index % 2 ? [] : [`${name}: ${all[index + 1]}`]));
      socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
      if (farHead.length > 0) socket.write(farHead);
      // Unlike `pipe`, `pipeline` destroys both sides when one ends.
      pipeline(far, socket, () => {});
      pipeline(socket, far, () => {});
    });
    forwarded.once('response', () => socket.destroy());
    forwarded.once('error', () => socket.destroy());
    if (head.length > 0) forwarded.write(head);
    forwarded.end();
  }
  return { pass, upgrade };
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { finished } from 'node:stream';

/** 1.6 Mbit/s with a round trip of 150 ms: "fast 3G" of WebPageTest, "slow 4G" of Lighthouse. */
const connection = { bytesPerMillisecond: 200, roundTrip: 150 };
const packet = 4096;

/**
 * Puts a slow connection in front of a server: a TCP proxy. DevTools' own throttling leaves out what the browser itself
 * fetches, such as pages prefetched by speculation rules. All connections share the bandwidth; TCP slow start is not
 * simulated.
 *
 * @returns the address of the proxy
 */
export async function throttlingProxy({ port }: { port: number }): Promise<string> {
  let free = 0;
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1');
    const opened = performance.now();
    finished(client, () => server.destroy());
    finished(server, () => client.destroy());
    // Timers that end at the same time may run in any order, so each sends the first entry of the queue.
    const later = (queue: Buffer[], to: Socket, data: Buffer, time: number) => {
      queue.push(data);
      setTimeout(() => {
        const next = queue.shift();
        if (next && to.writable) to.write(next);
      }, time);
    };
    const [requests, responses]: [Buffer[], Buffer[]] = [[], []];
    // A request: half a round trip, and the first one waits for the handshake.
    client.on('data', (data: Buffer) => {
      const wait = Math.max(connection.roundTrip / 2, opened + connection.roundTrip * 1.5 - performance.now());
      later(requests, server, data, wait);
    });
    server.on('data', (data: Buffer) => {
      for (let start = 0; start < data.length; start += packet) {
        const part = data.subarray(start, start + packet);
        free = Math.max(free, performance.now()) + part.length / connection.bytesPerMillisecond;
        later(responses, client, part, free - performance.now() + connection.roundTrip / 2);
      }
    });
  });
  await once(proxy.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}

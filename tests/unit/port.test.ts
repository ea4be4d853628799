import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ensurePortIsFree, explainListenError, readPort } from '../../scripts/lib/port';

describe('readPort', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    [' 8080 ', 8080],
    ['65535', 65535],
  ])('%j is port %i', (value, port) => expect(readPort(value)).toBe(port));

  it.each(['abc', '0', '65536', '-1', '80.5', '1e3', '0x50', '80 81'])(
    'rejects "%s" and names valid ports',
    (value) => {
      expect(() => readPort(value)).toThrow(`PORT is "${value}", which is not a port: choose a number from 1 to 65535`);
    },
  );
});

describe('ensurePortIsFree', () => {
  let server: net.Server | undefined;
  const take = (host?: string) =>
    new Promise<number>((done) => {
      const taken = net.createServer().listen(0, host, () => done((taken.address() as net.AddressInfo).port));
      server = taken;
    });
  afterEach(() => new Promise<void>((done) => (server ? server.close(() => done()) : done())));

  it.each([undefined, '127.0.0.1'])('reports a port that is taken on %s and suggests the next one', async (host) => {
    const port = await take(host);
    await expect(ensurePortIsFree(port)).rejects.toThrow(
      new RegExp(`^Port ${port} is taken by another program: stop it, or choose another port: .*PORT=${port + 1} `),
    );
  });

  it('accepts a free port and does not keep it', async () => {
    const port = await take();
    await new Promise((done) => server?.close(done));
    server = undefined;
    await ensurePortIsFree(port);
    await ensurePortIsFree(port);
  });

  it('explains missing rights and returns other errors unchanged', () => {
    expect(explainListenError({ code: 'EACCES' }, 80).message).toMatch(/^Port 80 needs rights .* from 1024 up/);
    const other = new Error('other');
    expect(explainListenError(other, 80)).toBe(other);
  });
});

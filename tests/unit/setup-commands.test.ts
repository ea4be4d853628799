// @vitest-environment node
import net from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { ensurePortIsFree, explainListenError, readPort } from '../../scripts/lib/port.mjs';
import { countTests } from '../../scripts/lib/test-counts.mjs';

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

describe('countTests', () => {
  it.each([
    ['\n Test Files  2 passed (2)\n      Tests  11 passed (11)\n', 11, 0],
    ['      Tests  1 failed | 11 passed | 2 skipped (14)\n', 11, 1],
    [
      '\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m31 passed\u001b[39m\u001b[22m\u001b[90m (31)\u001b[39m\n',
      31,
      0,
    ],
    ['      Tests  3 passed (3)\n      Tests  4 passed (4)\n', 7, 0],
    ['  1 failed\n    a.spec.ts:3 › it works\n  2 skipped\n  12 passed (3.4s)\n', 12, 1],
    ['# tests 3\n# pass 2\n# fail 1\n', 2, 1],
    ['ℹ pass 5\nℹ fail 0\n', 5, 0],
    ['✓ 99 passed tests are described here\n', 1, 0],
  ])('reads %j', (output, passed, failed) => {
    expect(countTests(output, failed === 0)).toEqual({ passed, failed });
  });

  it('counts a failed step as one failure, and a step without counts as one test', () => {
    expect(countTests('      Tests  3 passed (3)\n', false)).toEqual({ passed: 3, failed: 1 });
    expect(countTests('error TS2345\n', false)).toEqual({ passed: 0, failed: 1 });
    expect(countTests('', true)).toEqual({ passed: 1, failed: 0 });
  });
});

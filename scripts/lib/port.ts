import { once } from 'node:events';
import net from 'node:net';
import { SetupError } from './command.mjs';

/** The running command with another port, for messages. */
const startOn = (port: number) => {
  const command = process.env.npm_lifecycle_event === 'edit' ? 'npm run edit' : 'npm start';
  return process.platform === 'win32' ? `set PORT=${port} && ${command}` : `PORT=${port} ${command}`;
};

/** The port in PORT, 3000 by default. */
export function readPort(value = process.env.PORT): number {
  const text = (value ?? '').trim();
  if (text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new SetupError(
    `PORT is "${value}", which is not a port: choose a number from 1 to 65535, for example ${startOn(8080)}`,
  );
}

/** The message for a port that cannot be used; other errors are returned unchanged. */
export function explainListenError(error: Partial<NodeJS.ErrnoException>, port: number): Error {
  if (error.code === 'EADDRINUSE') {
    const next = port < 65535 ? port + 1 : 3000;
    return new SetupError(
      `Port ${port} is taken by another program: stop it, or choose another port: ${startOn(next)}`,
    );
  }
  if (error.code === 'EACCES') {
    return new SetupError(`Port ${port} needs rights that you do not have: choose one from 1024 up: ${startOn(8080)}`);
  }
  return error as Error;
}

/** Opens a port for a moment, 0 for any that is free, and returns its number. */
async function open(port: number, host?: string): Promise<number> {
  const server = net.createServer().listen(port, host);
  await once(server, 'listening');
  const { port: opened } = server.address() as net.AddressInfo;
  await once(server.close(), 'close');
  return opened;
}

/** A port of 127.0.0.1 that no program uses. */
export const findFreePort = () => open(0, '127.0.0.1');

/** Fails before the build when the port cannot be used. */
export async function ensurePortIsFree(port: number) {
  // macOS lets a second program listen on all addresses while another has the loopback address: try to connect first.
  if (await isListening(port)) throw explainListenError({ code: 'EADDRINUSE' }, port);
  await open(port).catch((error) => {
    throw explainListenError(error, port);
  });
}

/** Whether a program accepts connections at a port. */
export async function isListening(port: number, host = 'localhost'): Promise<boolean> {
  const socket = net.connect({ port, host });
  const connected = once(socket, 'connect', { signal: AbortSignal.timeout(1000) });
  return connected.then(Boolean, () => false).finally(() => socket.destroy());
}

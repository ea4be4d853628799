import net from 'node:net';
import { SetupError } from './command.mjs';

const other = (port) => (process.platform === 'win32' ? `set PORT=${port} && npm start` : `PORT=${port} npm start`);

/** The port that PORT asks for, 3000 without. */
export function readPort(value = process.env.PORT) {
  const text = (value ?? '').trim();
  if (text === '') return 3000;
  const port = Number(text);
  if (/^\d+$/.test(text) && port >= 1 && port <= 65535) return port;
  throw new SetupError(
    `PORT is "${value}", which is not a port: choose a number from 1 to 65535, for example ${other(8080)}`,
  );
}

/** What a failed listen means to the person who started it; other errors stay as they are. */
export function explainListenError(error, port) {
  if (error.code === 'EADDRINUSE') {
    const next = port < 65535 ? port + 1 : 3000;
    return new SetupError(`Port ${port} is taken by another program: stop it, or choose another port: ${other(next)}`);
  }
  if (error.code === 'EACCES') {
    return new SetupError(`Port ${port} needs rights that you do not have: choose one from 1024 up: ${other(8080)}`);
  }
  return error;
}

/** Fails when the port cannot be had, before minutes go into a build. */
export async function ensurePortIsFree(port) {
  // macOS lets a second program listen beside one that holds only the loopback address: knock there first.
  if (await answers(port)) throw explainListenError({ code: 'EADDRINUSE' }, port);
  await new Promise((done, fail) => {
    const probe = net.createServer();
    probe.once('error', (error) => fail(explainListenError(error, port)));
    probe.listen(port, () => probe.close(done));
  });
}

function answers(port) {
  return new Promise((done) => {
    const socket = net.connect({ port, host: 'localhost', timeout: 1000 });
    const end = (answer) => {
      socket.destroy();
      done(answer);
    };
    socket
      .once('connect', () => end(true))
      .once('error', () => end(false))
      .once('timeout', () => end(false));
  });
}

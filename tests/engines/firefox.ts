import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { findFreePort } from '../../scripts/lib/port';
import { run } from '../hosts/lib/process';
import type { Driver } from './engine';

type Send = <T>(method: string, params?: object) => Promise<T>;
type Reply = { id?: number; type: string; message?: string; method?: string; params?: { url: string }; result: never };

/** Headless Firefox over WebDriver BiDi, which needs no separate driver. */
export async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  const port = await findFreePort();
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', String(port)];
  const browser = await run(program, args, port);
  const stop = async () => {
    await browser.stop();
    rmSync(profile, { recursive: true, force: true });
  };
  return openSession(`ws://127.0.0.1:${port}/session`, stop).catch(async (error) => {
    await stop();
    throw error;
  });
}

async function openSession(address: string, close: () => Promise<void>): Promise<Driver> {
  let lastUrl = '';
  const send = await connect(address, (url) => {
    lastUrl = url;
  });
  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['browsingContext.navigationStarted'] });
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' });
  return {
    goto: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    call: (source, json) => call(send, context, source, json),
    act: (actions) => send('input.performActions', { context, actions }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    destination: async () => lastUrl,
    close,
  };
}

async function connect(address: string, onNavigation: (url: string) => void): Promise<Send> {
  const socket = new WebSocket(address);
  const pending = new Map<number, (reply: Reply) => void>();
  let id = 0;
  socket.on('message', (data) => {
    const reply = JSON.parse(String(data)) as Reply;
    if (reply.id === undefined) return onNavigation(reply.params?.url ?? '');
    pending.get(reply.id)?.(reply);
    pending.delete(reply.id);
  });
  await new Promise((done, fail) => socket.once('open', done).once('error', fail));
  return (method, params = {}) =>
    new Promise((done, fail) => {
      id += 1;
      pending.set(id, (reply) =>
        reply.type === 'error' ? fail(new Error(`${method}: ${reply.message}`)) : done(reply.result),
      );
      socket.send(JSON.stringify({ id, method, params }));
    });
}

type Evaluated =
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } };

async function call(send: Send, context: string, functionDeclaration: string, json: string) {
  const answer = await send<Evaluated>('script.callFunction', {
    functionDeclaration,
    arguments: [{ type: 'string', value: json }],
    target: { context },
    awaitPromise: true,
  });
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  return answer.result.value;
}

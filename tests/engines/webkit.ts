import { type ChildProcess, spawn } from 'node:child_process';
import { findFreePort } from '../../scripts/lib/port';
import { run } from '../hosts/lib/process';
import type { Driver } from './engine';

/** WebKitGTK over WebDriver, on a virtual display. */
export async function startWebKit(program: string, xvfb: string): Promise<Driver> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const port = await findFreePort();
  const env = {
    DISPLAY: await display(screen),
    GDK_BACKEND: 'x11',
    // The sandbox does not start as root or in most containers.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const driver = await run(program, [`--port=${port}`], port, env).catch((error) => {
    screen.kill();
    throw error;
  });
  const stop = async () => {
    await driver.stop();
    screen.kill();
  };
  return openSession(driver.url, stop).catch(async (error) => {
    await stop();
    throw error;
  });
}

async function openSession(url: string, stop: () => Promise<void>): Promise<Driver> {
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(url + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}, ${value.message}`);
    return value;
  };
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', { capabilities: {} });
  const session = `/session/${sessionId}`;
  const call = (source: string, json: string) =>
    send<string>('POST', `${session}/execute/sync`, { script: `return (${source})(...arguments)`, args: [json] });
  return {
    goto: (address) => send('POST', `${session}/url`, { url: address }),
    call,
    act: (actions) => send('POST', `${session}/actions`, { actions }),
    resize: async (width, height) => {
      // The window size includes the browser's toolbars.
      const bars = Number(await call('() => String(outerHeight - innerHeight)', ''));
      return send('POST', `${session}/window/rect`, { width, height: height + bars });
    },
    destination: () => send('GET', `${session}/url`),
    close: () => send<void>('DELETE', session).finally(stop),
  };
}

const display = (screen: ChildProcess) =>
  new Promise<string>((done, fail) => {
    screen.once('error', fail).once('exit', (code) => fail(new Error(`Xvfb ended with ${code}`)));
    screen.stdout?.once('data', (number) => done(`:${String(number).trim()}`));
  });

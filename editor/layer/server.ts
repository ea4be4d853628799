import type { Refusal, State } from '../types';

/** The last part of the window's address: see server/guard.ts. */
const token = location.pathname.split('/').at(-1) ?? '';

export type Reply = { ok: true; state: State } | ({ ok: false } & Refusal);

/** The server cannot be reached, or was restarted with another token. */
class NoServer extends Error {
  constructor() {
    super(
      'The editor’s server does not answer. What you typed is kept: run npm run edit again and open its new address.',
    );
  }
}

export const listeners = { busy: (_: number) => {} };
let running = 0;

async function send(url: string, body: BodyInit): Promise<Response> {
  listeners.busy(++running);
  try {
    return await fetch(url, { method: 'POST', headers: { 'x-edit-token': token }, body });
  } catch {
    throw new NoServer();
  } finally {
    listeners.busy(--running);
  }
}

/** Calls server/api.ts. A rejected call returns its `problems`, whatever the status. */
export async function call<T = Reply>(name: string, body: unknown = {}, query = ''): Promise<T> {
  const data = body instanceof Blob ? body : JSON.stringify(body);
  const response = await send(`/__edit/api/${name}${query}`, data);
  if (response.status === 403) throw new NoServer();
  const reply = await response.json();
  return response.ok ? reply : { ok: false, ...reply };
}

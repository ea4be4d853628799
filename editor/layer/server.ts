import type { State } from '../types';

/** The last part of the window's address: see server/guard.ts. */
const token = location.pathname.split('/').at(-1) ?? '';

/** Why a call failed. `conflict`: the file has changed since the layer read it. */
type Failure = { problems: string[]; conflict?: boolean };
/** What server/api.ts returned, if there are no `problems`. */
export type Answer<T> = (T & { problems?: undefined }) | Failure;

/** The server cannot be reached, was restarted with another token, or its answer is not JSON. */
const noServer: Failure = {
  problems: [
    'The editor’s server does not answer. What you typed is kept: run npm run edit again and open its new address.',
  ],
};

export const listeners = { busy: (_: number) => {} };
let running = 0;

/** Calls server/api.ts. The promise is never rejected: of a call that fails, the answer has `problems`. */
export async function call<T = { state: State }>(name: string, body: unknown = {}, query = ''): Promise<Answer<T>> {
  listeners.busy(++running);
  try {
    const response = await fetch(`/__edit/api/${name}${query}`, {
      method: 'POST',
      headers: { 'x-edit-token': token },
      body: body instanceof Blob ? body : JSON.stringify(body),
    });
    if (response.status === 403) return noServer;
    const answer = await response.json();
    return response.ok ? answer : { ...answer, conflict: response.status === 409 };
  } catch {
    return noServer;
  } finally {
    listeners.busy(--running);
  }
}

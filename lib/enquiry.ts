/** The name of the field that people do not see. Formspree and Basin know it by this name. */
export const honeypot = '_gotcha';

/** How long the page waits for an answer, in milliseconds. */
export const patience = 15_000;

/** A form that is sent sooner after the page was shown was not written by a person. In milliseconds. */
const leastTime = 2000;

/** Browsers refuse a larger body of a request that outlives its page. In bytes, of 65,536. */
const keptAlive = 60_000;

export type Reason = 'offline' | 'timeout' | 'unreachable' | 'tooMany' | 'refused' | 'said';
/** `words` are the endpoint's own. */
export type Outcome = { sent: true } | { sent: false; reason: Reason; words?: string; status?: number };

const sent: Outcome = { sent: true };
const text = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 200) : undefined;

type Answer = { error?: unknown; message?: unknown; errors?: { message?: unknown }[]; success?: unknown; ok?: unknown };

function parse(body: string): Answer {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** What an answer says. A redirect is taken as thanks: a form that was not accepted is answered by 4xx or 5xx. */
export async function read(response: Response): Promise<Outcome> {
  if (response.type === 'opaqueredirect') return sent;
  const { ok, status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  const body = /json|text\/plain/.test(type) ? await response.text().catch(() => '') : '';
  const answer = parse(body);
  if (ok && `${answer.success}` !== 'false' && answer.ok !== false) return sent;
  const plain = type.includes('plain') ? body : '';
  const words = text(answer.error) || text(answer.message) || text(answer.errors?.[0]?.message) || text(plain);
  if (words) return { sent: false, reason: 'said', words };
  return { sent: false, reason: status === 429 ? 'tooMany' : 'refused', status };
}

/** The form's fields as they are sent. A line end in a name could add a header to the mail that an endpoint writes. */
export function fieldsOf(data: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of data)
    fields.append(name, name === 'message' ? String(value) : String(value).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
  return fields;
}

/** Whether a machine filled in the form: it sees the hidden field, and needs no time to write. */
export const isMachine = (fields: URLSearchParams, shownFor: number) =>
  Boolean(fields.get(honeypot)) || shownFor < leastTime;

/** Sends the form. The request goes on when the visitor leaves the page. */
export async function send(action: string, fields: URLSearchParams): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      keepalive: fields.toString().length < keptAlive,
      signal: AbortSignal.timeout(patience),
    });
    return await read(response);
  } catch (error) {
    // Some browsers call a timeout AbortError.
    if ((error as Error).name !== 'TypeError') return { sent: false, reason: 'timeout' };
    return { sent: false, reason: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

/** The name of the honeypot field, which is hidden from people. Formspree and Basin expect this name. */
export const honeypot = '_gotcha';

/** The timeout of the request, in milliseconds. */
export const requestTimeout = 15_000;

/** A form that is sent sooner than this after the page was shown comes from a bot. In milliseconds. */
const minimumTime = 2000;

/** The largest body that is sent with `keepalive`, in bytes: browsers reject such requests above 64 KiB. */
const keepaliveLimit = 60_000;

export type Reason = 'offline' | 'timeout' | 'unreachable' | 'tooMany' | 'refused' | 'message';
/** `words` is the endpoint's own error message. */
export type Outcome = { sent: true } | { sent: false; reason: Reason; words?: string; status?: number };

const sent: Outcome = { sent: true };
const text = (value: unknown) =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 200) : undefined;

type Reply = { error?: unknown; message?: unknown; errors?: { message?: unknown }[]; success?: unknown; ok?: unknown };

function parse(body: string): Reply {
  try {
    return Object(JSON.parse(body));
  } catch {
    return {};
  }
}

/** Interprets a response. A redirect is a success: an endpoint rejects a form with 4xx or 5xx. */
export async function read(response: Response): Promise<Outcome> {
  if (response.type === 'opaqueredirect') return sent;
  const { ok, status, headers } = response;
  const type = headers.get('Content-Type') ?? '';
  const body = /json|text\/plain/.test(type) ? await response.text().catch(() => '') : '';
  const reply = parse(body);
  if (ok && `${reply.success}` !== 'false' && reply.ok !== false) return sent;
  const plain = type.includes('plain') ? body : '';
  const words = text(reply.error) || text(reply.message) || text(reply.errors?.[0]?.message) || text(plain);
  if (words) return { sent: false, reason: 'message', words };
  return { sent: false, reason: status === 429 ? 'tooMany' : 'refused', status };
}

/**
 * The request body. Line breaks are removed from all fields except the message: they could inject headers into a mail.
 */
export function fieldsOf(data: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of data)
    fields.append(name, name === 'message' ? String(value) : String(value).replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));
  return fields;
}

/** Whether a bot sent the form: its honeypot is filled in, or it was sent too soon. */
export const isBot = (fields: URLSearchParams, shownFor: number) =>
  Boolean(fields.get(honeypot)) || shownFor < minimumTime;

/** Sends the form. The request continues if the visitor leaves the page. */
export async function send(action: string, fields: URLSearchParams): Promise<Outcome> {
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: fields,
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      keepalive: fields.toString().length <= keepaliveLimit,
      signal: AbortSignal.timeout(requestTimeout),
    });
    return await read(response);
  } catch (error) {
    // Some browsers report a timeout as an AbortError.
    if ((error as Error).name !== 'TypeError') return { sent: false, reason: 'timeout' };
    return { sent: false, reason: navigator.onLine ? 'unreachable' : 'offline' };
  }
}

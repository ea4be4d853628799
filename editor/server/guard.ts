import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/**
 * Access control: only the page that the server itself served may use it, in a browser on this machine. Other sites are
 * stopped by `Host` (DNS rebinding), `Origin` (fetch, WebSocket), `Sec-Fetch-Site` (script, img, iframe) and the token.
 */
export function createGuard(port: number) {
  const token = randomBytes(24).toString('base64url');
  const hosts = ['localhost', '127.0.0.1', '[::1]'].map((name) => `${name}:${port}`);
  // Cookies are sent to all ports of a host, so the cookie only gives access to pages; API calls need the token.
  const cookie = `edit-${port}=${createHash('sha256').update(token).digest('base64url')}`;

  const isOwn = ({ headers }: IncomingMessage): boolean => {
    const { host = '', origin } = headers;
    const site = headers['sec-fetch-site'];
    if (!hosts.includes(host)) return false;
    if (origin !== undefined && origin !== `http://${host}`) return false;
    return site === undefined || site === 'same-origin' || site === 'none';
  };
  return {
    token,
    setCookie: `${cookie}; Path=/; HttpOnly; SameSite=Strict`,
    isOwn,
    hasCookie: ({ headers }: IncomingMessage) => (headers.cookie ?? '').split('; ').some((one) => equal(one, cookie)),
    isToken: (text: string) => equal(text, token),
  };
}

export type Guard = ReturnType<typeof createGuard>;

const digest = (text: string) => createHash('sha256').update(text).digest();
const equal = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

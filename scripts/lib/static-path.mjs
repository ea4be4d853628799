import { stat } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The path of a request target, cut at the query, decoded once and split. `segments` ends at the first one that
 * can never name a file here (bad escape, NUL, slash or backslash in disguise, dotfile); `ok` is then false.
 * Repeated slashes count as one, as in nginx.
 */
export function parseTarget(target) {
  const [, pathname, query] = /^(?:https?:\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?/i.exec(target);
  const segments = [];
  for (const raw of pathname.split('/').filter(Boolean)) {
    const segment = decode(raw);
    const hidden = segment?.startsWith('.') && !(segment === '.well-known' && segments.length === 0);
    if (!segment || hidden || /[/\\\0]/.test(segment))
      return { ok: false, segments, folder: false, query: query ?? '' };
    segments.push(segment);
  }
  return { ok: true, segments, folder: pathname === '' || pathname.endsWith('/'), query: query ?? '' };
}

function decode(segment) {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** `{path, size, mtime, …}` of an ordinary file, or null: too long a name and a missing one are the same here. */
export async function findFile(path) {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? { path, size: stats.size, mtime: stats.mtime } : null;
}

/** The error page for a path: `root` knows one, `nearest` climbs from the folder asked for, `none` has none. */
export async function findNotFoundPage(root, segments, notFound) {
  if (notFound === 'none') return null;
  for (let depth = notFound === 'nearest' ? segments.length : 0; depth >= 0; depth -= 1) {
    const page = await findFile(join(root, ...segments.slice(0, depth), '404.html'));
    if (page) return page;
  }
  return null;
}

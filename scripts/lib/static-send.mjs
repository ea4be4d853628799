import { createReadStream } from 'node:fs';
import { extname, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { findFile } from './static-path.mjs';

const types = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.gz': 'application/gzip',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json',
  '.mjs': 'text/javascript; charset=utf-8',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** Sends a file with validators, or the part a single Range asks for. An error page is sent whole, always. */
export async function sendFile(request, response, file, status = 200) {
  const encoded = status === 200 && request.headers.range ? null : await findEncoded(file, request);
  const sent = encoded ?? file;
  const etag = `"${sent.size.toString(16)}-${Math.round(sent.mtime.getTime()).toString(16)}"`;
  response.setHeader('Content-Type', types[extname(file.path).toLowerCase()] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', cacheControl(file.path));
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoded) response.setHeader('Content-Encoding', encoded.encoding);
  if (status !== 200) return sendBytes(request, response, sent, status, 0, sent.size);

  response.setHeader('ETag', etag);
  response.setHeader('Last-Modified', sent.mtime.toUTCString());
  response.setHeader('Accept-Ranges', 'bytes');
  if (isFresh(request.headers, etag, sent.mtime)) {
    response.removeHeader('Content-Type');
    return response.writeHead(304).end();
  }
  const range = parseRange(request, etag, sent);
  if (range === 'unsatisfiable') {
    response.setHeader('Content-Range', `bytes */${sent.size}`);
    return response.writeHead(416, { 'Content-Length': 0 }).end();
  }
  if (!range) return sendBytes(request, response, sent, 200, 0, sent.size);
  response.setHeader('Content-Range', `bytes ${range.start}-${range.end - 1}/${sent.size}`);
  return sendBytes(request, response, sent, 206, range.start, range.end);
}

function sendBytes(request, response, file, status, start, end) {
  response.writeHead(status, { 'Content-Length': end - start });
  if (request.method === 'HEAD' || start === end) return response.end();
  return pipeline(createReadStream(file.path, { start, end: end - 1 }), response, () => {});
}

async function findEncoded(file, request) {
  const accepted = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ]) {
    const wanted = accepted.some((part) => part.split(';')[0].trim() === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));
    const neighbour = wanted ? await findFile(file.path + suffix) : null;
    if (neighbour) return { ...neighbour, encoding };
  }
  return null;
}

function cacheControl(path) {
  if (path.includes(`${sep}_next${sep}static${sep}`)) return 'public, max-age=31536000, immutable';
  return path.endsWith('.html') ? 'no-cache' : 'public, max-age=0, must-revalidate';
}

/** If-None-Match decides alone when it is there (RFC 9110, 13.2.2); dates count in whole seconds. */
function isFresh(headers, etag, mtime) {
  const tags = headers['if-none-match'];
  if (tags) return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(mtime.getTime() / 1000) * 1000 <= since;
}

/** `{start, end}` (end excluded), 'unsatisfiable', or null for the whole file: also when several ranges are asked. */
function parseRange({ headers, method }, etag, { size, mtime }) {
  const match = method === 'GET' && /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return null;
  if (headers['if-range'] && ![etag, mtime.toUTCString()].includes(headers['if-range'])) return null;
  const [first, last] = [match[1], match[2]].map((text) => (text === '' ? null : Number(text)));
  if (first !== null && last !== null && last < first) return null;
  const start = first ?? Math.max(0, size - last);
  const end = first === null || last === null ? size : Math.min(size, last + 1);
  return start >= end ? 'unsatisfiable' : { start, end };
}

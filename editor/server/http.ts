import type { IncomingMessage, ServerResponse } from 'node:http';
import { largest, tooLarge } from '../../scripts/images/size-limit';

/** An error with its HTTP status and a message for the user. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** Reads the body of a request. Throws if it is larger than a picture may be. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const announced = Number(request.headers['content-length'] ?? 0);
  if (announced > largest) throw new HttpError(413, tooLarge(announced));
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > largest) throw new HttpError(413, tooLarge(length));
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Sends a response that is never cached. If its headers were sent before, its connection is closed. */
export function respond(response: ServerResponse, status: number, type: string, body: string | Buffer) {
  if (response.headersSent) return response.destroy();
  response.writeHead(status, {
    'Content-Type': type,
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  });
  return response.end(body);
}

export const sendJson = (response: ServerResponse, status: number, value: unknown) =>
  respond(response, status, 'application/json', JSON.stringify(value));

export const sendText = (response: ServerResponse, status: number, text: string) =>
  respond(response, status, 'text/plain; charset=utf-8', text);

import { createHash } from 'node:crypto';

/** A key for the parts: 32 hexadecimal digits of the SHA-256 of all parts, each ended by a zero byte. */
export const hash = (...parts: (string | Buffer)[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part).update('\0');
  return sum.digest('hex').slice(0, 32);
};

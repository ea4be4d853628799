import { isUtf8 } from 'node:buffer';
import { readFileSync } from 'node:fs';

type Source = { text: string; fault?: { line?: number; message: string } };

/** Reads a module or an article. Finds what makes a whole file unreadable: another encoding, and unresolved merges. */
export function readSource(path: string): Source {
  const bytes = readFileSync(path);
  // UTF-16 without a byte-order mark is valid UTF-8 with zeros between the letters.
  if (!isUtf8(bytes) || bytes.includes(0))
    return { text: '', fault: { message: 'is not UTF-8 text: save it again with the encoding UTF-8' } };
  const text = bytes.toString('utf8');
  const marker = text.split('\n').findIndex((line) => /^(<{7}|>{7}) /.test(line));
  if (marker < 0) return { text };
  const message =
    'holds two versions from a merge: keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>';
  return { text, fault: { line: marker + 1, message } };
}

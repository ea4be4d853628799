import { readFileSync } from 'node:fs';

type Source = { text: string; fault?: { line?: number; message: string } };

/** Reads a module or an article. Finds what makes a whole file unreadable: another encoding, and unresolved merges. */
export function readSource(path: string): Source {
  const bytes = readFileSync(path);
  const [first, second] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff) || bytes.subarray(0, 64).includes(0))
    return {
      text: '',
      fault: { message: 'is not UTF-8 text (it looks like UTF-16): save it again with the encoding UTF-8' },
    };
  const text = bytes.toString('utf8');
  const marker = text.split('\n').findIndex((line) => /^(<{7}|>{7}) /.test(line));
  if (marker < 0) return { text };
  const message =
    'holds two versions from a merge: keep one of them, and delete the lines that start with <<<<<<<, ======= and >>>>>>>';
  return { text, fault: { line: marker + 1, message } };
}

'use client';
import type { Problem } from '@/lib/estimator/estimate-problem';

/** The largest file that is read, in bytes. */
export const fileLimit = 1_000_000;

/** The text of a dropped or chosen file in UTF-8, or in UTF-16 as some spreadsheets write it; or why it is rejected. */
export async function readFile(file: File): Promise<{ text: string; problem?: Problem }> {
  const refuse = (key: Problem['key'], values: Problem['values']) => ({
    text: '',
    problem: { key, field: 'rows', values: { name: file.name.slice(0, 60), ...values } },
  });
  if (file.size > fileLimit) return refuse('fileLarge', { size: Math.round(file.size / 1e5) / 10 });
  // A folder, or a file that is gone, cannot be read.
  const data = await file.arrayBuffer().catch(() => undefined);
  if (!data) return refuse('fileOther', {});
  const bytes = new Uint8Array(data);
  const [first, second] = bytes;
  const utf16 = (first === 0xff && second === 0xfe && 'utf-16le') || (first === 0xfe && second === 0xff && 'utf-16be');
  const text = new TextDecoder(utf16 || 'utf-8').decode(bytes);
  // Workbooks and pictures contain NUL characters; a web page begins with `<`, a PDF file with `%`.
  return text.includes('\0') || /^\s*[<%]/.test(text) ? refuse('fileOther', {}) : { text };
}

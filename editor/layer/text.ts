import { withoutMarks } from '../marks/code.mjs';

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
const unseen = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\ufeff\ufffd]/g;

/** A text as it is saved: one line, without marks and without characters that cannot be seen. */
export const clean = (text: string) =>
  withoutMarks(text)
    .replace(/[\n\r\t]+/g, ' ')
    .replace(unseen, '')
    .replace(/ {2,}/g, ' ')
    .trim();

/** `{brand}` and the like as parts that are deleted as a whole; everything else as text. */
export function withTokens(document: Document, text: string): Node[] {
  return text
    .split(/(\{\w+\})/)
    .filter(Boolean)
    .map((part) => {
      if (!/^\{\w+\}$/.test(part)) return document.createTextNode(part);
      const token = document.createElement('span');
      token.contentEditable = 'false';
      token.textContent = part;
      token.style.cssText = 'border-radius:.3em;background:#dbe7ff;color:#12306b;padding:0 .2em;font-style:normal';
      return token;
    });
}

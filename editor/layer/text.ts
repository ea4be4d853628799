import { invisible } from '../../lib/invisible';
import { withoutMarks } from '../marks/code.mjs';
import type { Field } from '../types';

/** A text on one line, without marks and invisible characters. */
export const oneLine = (text: string) =>
  withoutMarks(text)
    .replace(/[\n\r\t]+/g, ' ')
    .replace(new RegExp(invisible, 'gu'), '')
    .replace(/ {2,}/g, ' ');

/** Normalizes a text for saving. */
export const clean = (text: string) => oneLine(text).trim();

/** Splits a text into text nodes and placeholders such as `{brand}`, which can only be deleted as a whole. */
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

const characters = (count: number) => `${count} ${count === 1 ? 'character' : 'characters'}`;

export const charactersLeft = (text: string, { min = 0, max, optional }: Field) => {
  if (max === undefined) return '';
  if (text.length > max) return `${characters(text.length - max)} too many`;
  const least = optional && text === '' ? 0 : min;
  return text.length < least ? `${characters(least - text.length)} missing` : `${characters(max - text.length)} left`;
};

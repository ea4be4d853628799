import type { Span } from 'oxc-parser';

/** An entry of a list, or a property, with the comments that belong to it. */
export type Item = { lead: string; body: string; tail: string };

const blank = /(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*)*/y;
const sameLine = /[^\S\n]*\/\/[^\n]*/y;

function after(source: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return from + (pattern.exec(source)?.[0].length ?? 0);
}

/**
 * Splits the source between the brackets of a node into items. The comments above an item are its `lead`, a comment at
 * the end of its line its `tail`, so that both move with it.
 */
export function readItems(source: string, outer: Span, nodes: Span[]): { items: Item[]; span: Span } {
  let at = outer.start + 1;
  const items = nodes.map(({ start, end }) => {
    const lead = source.slice(at, start);
    const comma = after(source, blank, end);
    const hasComma = source[comma] === ',';
    const stop = hasComma ? after(source, sameLine, comma + 1) : end;
    at = stop;
    return { lead, body: source.slice(start, end), tail: hasComma ? source.slice(comma + 1, stop) : '' };
  });
  return { items, span: { start: outer.start + 1, end: at } };
}

export const writeItems = (items: Item[]) => items.map(({ lead, body, tail }) => `${lead}${body},${tail}`).join('');

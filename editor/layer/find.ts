import { decodeMark, withoutMarks } from '../marks/code.mjs';
import type { Field, Path } from '../types';
import { pathKey, store } from './store';

const notWords = ['id', 'file', 'source', 'path', 'canonical', 'href', 'mobileHref'];

/** A text as it is compared: the page joins some words with no-break spaces. */
const plain = (text: unknown) => String(text).replace(/\s+/g, ' ').trim();

let indexed: typeof store.fields | undefined;
let byText = new Map<string, Field[]>();

/** The fields with this text that have no mark: referenced names, telephone numbers, front matter. */
function unmarked(text: string): Field[] {
  if (indexed !== store.fields) {
    indexed = store.fields;
    byText = new Map();
    for (const field of indexed.values()) {
      const { kind, marked, value, path } = field;
      if ((kind !== 'text' && kind !== 'choice') || marked || notWords.includes(String(path.at(-1)))) continue;
      byText.set(plain(value), [...(byText.get(plain(value)) ?? []), field]);
    }
  }
  return byText.get(text) ?? [];
}

function textNodes(element: Element): Text[] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

const shared = (a: Path, b: Path) => {
  const end = a.findIndex((key, index) => key !== b[index]);
  return end < 0 ? a.length : end;
};

/** The field that shares the longest path with the marks around it on the page. */
function nearest(candidates: Field[], start: Element | null): Field | undefined {
  // What an article shows is in its source.
  if (start?.closest('.prose')) return undefined;
  if (candidates.length < 2) return candidates[0];
  for (let element = start; element; element = element.parentElement) {
    const marks = textNodes(element)
      .map(({ data }) => decodeMark(data))
      .filter((mark) => mark !== undefined);
    const score = ({ path }: Field) => Math.max(0, ...marks.map((mark) => shared(path, mark)));
    const [best, next] = [...candidates].sort((a, b) => score(b) - score(a));
    if (best && score(best) > 2 && (!next || score(best) > score(next))) return best;
  }
  return undefined;
}

/** The field that a text on the page comes from. */
export function fieldOf(node: Text): Field | undefined {
  const mark = decodeMark(node.data);
  if (mark) return store.fields.get(pathKey(mark));
  const text = plain(withoutMarks(node.data));
  return text ? nearest(unmarked(text), node.parentElement) : undefined;
}

/** The picture field that an `<img>` shows. */
export function pictureOf(image: HTMLImageElement): Field | undefined {
  const mark = decodeMark(image.alt);
  if (mark) return store.fields.get(pathKey(mark.slice(0, -1)));
  const [, stem = ''] =
    /\/images\/(.+?)(?:(?:-portrait)?-\d+\.avif|\.svg)$/.exec(new URL(image.currentSrc || image.src).pathname) ?? [];
  const same = [...store.fields.values()].filter(
    ({ kind, value }) => kind === 'picture' && (value as { file?: string })?.file?.replace(/\.\w+$/, '') === stem,
  );
  return nearest(same, image.parentElement);
}

/** The texts of a page that come from content, in document order. */
export function textsOf(document: Document): { node: Text; field: Field }[] {
  // The frame may not have loaded yet.
  if (!document?.body) return [];
  return textNodes(document.body).flatMap((node) => {
    const field = node.parentElement?.closest('script, style, template') ? undefined : fieldOf(node);
    return field && field.kind !== 'fixed' ? [{ node, field }] : [];
  });
}

/** The place of a field in the content: `footer › Groups › 2nd group: Company › Title`. */
export function placeOf(path: Path): string {
  const labels = path.slice(2).map((_, index) => store.fields.get(pathKey(path.slice(0, index + 3)))?.label ?? '');
  const [module = '', part] = path;
  const names = part === module || part === 'metadata' ? [module] : [module, part];
  return [...names.map(String), ...labels].join(' › ');
}

/** All fields that contain a text, except the one at a path. */
export const sameText = (text: unknown, path: Path): Field[] =>
  [...store.fields.values()].filter(
    (other) =>
      other.kind === 'text' &&
      other.value === text &&
      pathKey(other.path) !== pathKey(path) &&
      String(other.value).length > 1 &&
      other.path.at(-1) !== 'id',
  );

import { withoutMarks } from '../marks/code.mjs';
import { outline } from './point';
import { clean, withTokens } from './text';

/** Elements in which browsers do not let a text be typed. */
export const notInPlace = 'button, summary, select, option, svg, label, textarea';

type Typing = {
  node: Node;
  /** The text that is edited: with names in braces where the page shows what they stand for. */
  text: string;
  name: string;
  onInput: (text: string) => void;
  /** Saves; says whether it was taken. */
  onDone: (text: string) => Promise<boolean>;
  onCancel: () => void;
  /** `byKey` when it was ended with Enter or Escape, so that the focus has to go somewhere. */
  onEnd: (byKey: boolean) => void;
  /** Keeps line breaks, for an article's Markdown. */
  lines?: boolean;
};

let finish: ((keep: boolean, byKey?: boolean) => Promise<void>) | undefined;
export const finishTyping = async () => finish?.(true);

/** Puts a field in the place of a text or element of the page, for as long as it is typed in. */
export async function typeInPlace({ node, text, name, onInput, onDone, onCancel, onEnd, lines }: Typing) {
  await finishTyping();
  const document = node.ownerDocument as Document;
  const field: HTMLElement = document.createElement(lines ? 'div' : 'span');
  field.contentEditable = 'plaintext-only';
  if (field.contentEditable !== 'plaintext-only') field.contentEditable = 'true';
  for (const [key, value] of Object.entries({
    role: 'textbox',
    'aria-label': name,
    'data-edit': '',
    spellcheck: 'true',
  }))
    field.setAttribute(key, value);
  field.style.cssText =
    'outline:2px solid #2457d6;outline-offset:3px;border-radius:2px;white-space:pre-wrap;cursor:text;min-width:1ch;display:inline';
  if (lines) field.style.display = 'block';
  field.append(...withTokens(document, text));
  const [before, element] = node.nodeType === Node.TEXT_NODE ? [(node as Text).data, null] : ['', node as HTMLElement];
  const mark = before.slice(withoutMarks(before).length);
  if (element) element.hidden = true;
  else (node as Text).data = '';
  (node as ChildNode).after(field);
  outline();
  field.focus();
  document.getSelection()?.selectAllChildren(field);

  const read = () => (lines ? (field.textContent ?? '') : clean(field.textContent ?? ''));
  const end = (shown: string | undefined, byKey = false) => {
    finish = undefined;
    field.remove();
    if (element) element.hidden = false;
    else if ((node as Text).data === '') (node as Text).data = shown === undefined ? before : shown + mark;
    onEnd(byKey);
  };
  let saving = false;
  finish = async (keep, byKey) => {
    if (saving) return;
    const value = read();
    if (!keep) onCancel();
    if (!keep || value === text) return end(undefined, byKey);
    saving = true;
    const taken = await onDone(value);
    saving = false;
    // Refused: what was typed stays, to be mended.
    if (!taken && byKey) return field.focus();
    end(taken && !element ? value : undefined, byKey);
  };
  field.addEventListener('input', () => onInput(read()));
  field.addEventListener('blur', () => finish?.(true));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') finish?.(false, true);
    else if (event.key === 'Enter' && (!lines || event.ctrlKey || event.metaKey)) finish?.(true, true);
    else return;
    event.preventDefault();
  });
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    document.execCommand('insertText', false, lines ? pasted : clean(pasted));
  });
}

import { withoutMarks } from '../marks/code.mjs';
import { outline } from './point';
import { clean, oneLine, withTokens } from './text';

/** Elements in which text cannot be edited in place. */
export const notInPlace = 'button, summary, select, option, svg, label, textarea';

type Typing = {
  node: Node;
  /** The text to edit, with placeholders in braces where the page shows their values. */
  text: string;
  name: string;
  onInput: (text: string) => void;
  /** Saves the text; resolves to whether it was accepted. */
  onDone: (text: string) => Promise<boolean>;
  onCancel: () => void;
  /** Called after the field is closed. `byKey`: by Enter or Escape, so that focus must be moved. */
  onEnd: (byKey: boolean) => void | Promise<void>;
  /** Keeps line breaks, for an article's Markdown. */
  multiline?: boolean;
};

type Finish = (action: 'save' | 'cancel', byKey?: boolean) => Promise<boolean>;
let current: { finish: Finish; multiline: boolean } | undefined;
/** Saves the text that is being edited. False if it was rejected: then its field stays open. */
export const finishTyping = async () => (await current?.finish('save')) ?? true;

/** Saves the text that is being edited, if any, as Enter does. */
export const enterTyping = async () => current?.finish('save', true);

let clicks = 0;
/** Counts a click on a text. Its field opens later: it must check `isLast` first, or it closes the field of a later click. */
export function countClick() {
  clicks += 1;
  const own = clicks;
  return { isLast: () => own === clicks };
}

/** Replaces a text or element of the page by an editable field while it is being edited. */
export async function typeInPlace({ node, text, name, onInput, onDone, onCancel, onEnd, multiline }: Typing) {
  const before = finishTyping();
  // The next text can be edited while this one is being saved. An article must be saved first, because its page reloads.
  if ((multiline || current?.multiline) && !(await before)) return;
  const document = node.ownerDocument as Document;
  // After a reload the old nodes are still connected, but their document has no window.
  if (!node.isConnected || !document.defaultView) return;
  const field: HTMLElement = document.createElement(multiline ? 'div' : 'span');
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
  if (multiline) field.style.display = 'block';
  field.append(...withTokens(document, text));
  const [original, element] =
    node.nodeType === Node.TEXT_NODE ? [(node as Text).data, null] : ['', node as HTMLElement];
  const mark = original.slice(withoutMarks(original).length);
  if (element) element.hidden = true;
  else (node as Text).data = '';
  (node as ChildNode).after(field);
  outline();
  field.focus();
  document.getSelection()?.selectAllChildren(field);

  const read = () => (multiline ? withoutMarks : clean)(field.textContent ?? '');
  let ended = false;
  /** Closes the field and shows the saved text, or the original where nothing was saved. */
  const end = async (saved: string | undefined, byKey = false) => {
    // Set first, because removing the field fires `blur`.
    ended = true;
    if (current?.finish === finish) current = undefined;
    // A saved part of an article stays visible until its page is reloaded.
    if (!element || saved === undefined) field.remove();
    if (saved === undefined && element) element.hidden = false;
    else if ((node as Text).data === '') (node as Text).data = saved === undefined ? original : saved + mark;
    await onEnd(byKey);
    return true;
  };
  const save = async (byKey?: boolean) => {
    const value = read();
    const { contentEditable } = field;
    const accepted = value === text || (await onDone(value));
    // A rejected text stays in the field to be corrected. After `blur` the panel has it as a draft.
    if (!accepted && (byKey || multiline)) {
      saving = undefined;
      field.contentEditable = contentEditable;
      if (byKey) field.focus();
      return false;
    }
    return end(accepted && value !== text ? value : undefined, byKey);
  };
  let saving: Promise<boolean> | undefined;
  const finish: Finish = async (action, byKey) => {
    if (ended) return true;
    if (action === 'cancel' && !saving) {
      onCancel();
      return end(undefined, byKey);
    }
    if (saving) return saving;
    saving = save(byKey);
    // Read-only while it is saved. Set after `saving`: Chromium fires `blur` here, which calls `finish` again.
    field.contentEditable = 'false';
    return saving;
  };
  current = { finish, multiline: multiline === true };
  field.addEventListener('input', () => onInput(read()));
  field.addEventListener('blur', () => finish('save'));
  // `next dev` can reload the page while someone types. Only Firefox fires `blur` then.
  document.defaultView.addEventListener('pagehide', () => finish('save'));
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return;
    if (event.key === 'Escape') finish('cancel', true);
    else if (event.key === 'Enter' && (!multiline || event.ctrlKey || event.metaKey)) finish('save', true);
    else return;
    event.preventDefault();
  });
  field.addEventListener('paste', (event) => {
    event.preventDefault();
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    document.execCommand('insertText', false, multiline ? pasted : oneLine(pasted));
  });
}

import { showProblems } from './alert';
import { articleShown, prose, readSource } from './article';
import { button, el, help } from './dom';
import { page, reloadPage, whenHydrated } from './frame';
import { countClick, finishTyping, typeInPlace } from './inline';
import { sendAs, titleOf } from './store';
import { unsaved } from './unsaved';
import { show } from './view';

/** The blocks of the article's text on the page, without the field in which one of them is edited. */
const shownBlocks = () => [...(prose()?.children ?? [])].filter((block) => !block.hasAttribute('data-edit'));

/**
 * The last click on a block, until its field is open. `count`: the number of blocks at the click; `clicked`, `edited`: the
 * indexes of the clicked block and of the one that was being edited (-1 if none).
 */
let opening: { count: number; clicked: number; edited: number; isLast: () => boolean } | undefined;
/** Whether the page may be reloaded: nothing on it is being edited or about to be. */
export const mayReload = () => !opening && !page()?.querySelector('[data-edit]');

/** Edits one block of an article's text as Markdown, in place. */
export async function editBlock(name: string, target: Element) {
  const before = shownBlocks();
  const clicked = before.findIndex((block) => block.contains(target));
  if (clicked < 0) return;
  const edited = before.findIndex((block) => block.nextElementSibling?.hasAttribute('data-edit'));
  const isOpening = opening !== undefined;
  opening = { count: before.length, clicked, edited, ...countClick() };
  // The pending `open` uses the last click. A second `open` would close its field.
  if (isOpening) return;
  await open(name).finally(() => {
    opening = undefined;
  });
}

async function open(name: string): Promise<void> {
  if (!(await finishTyping())) return;
  const article = await readSource(name);
  await whenHydrated(prose);
  if (!opening?.isLast() || articleShown() !== name) return;
  if (unsaved.has(name)) {
    show({ name: 'article', article: name });
    return showProblems([
      'The source of this article is not saved: save or discard it here, then click the text again.',
    ]);
  }
  if (article.problems) return showProblems(article.problems);
  const { source, blocks } = article;
  const { count, clicked, edited } = opening;
  const after = shownBlocks();
  // The block edited before may have become several blocks, which shifts the index of this one.
  const index = edited >= 0 && edited < clicked ? clicked + after.length - count : clicked;
  const [block, element] = [blocks[index], after[index]];
  if (!block || !element || blocks.length !== after.length) return show({ name: 'article', article: name });
  let saved = false;
  show({ name: 'part', article: name });
  await typeInPlace({
    node: element,
    text: source.slice(block.start, block.end),
    name: 'Markdown of this part of the article',
    multiline: true,
    onInput: () => {},
    onCancel: () => {
      unsaved.remove(name);
      showProblems([]);
    },
    onDone: async (text) => {
      const all = source.slice(0, block.start) + text + source.slice(block.end);
      const problems = await sendAs(titleOf(name), 'saveArticle', { name, was: source, source: all });
      showProblems(problems);
      saved = problems.length === 0;
      // The article's source in the panel shows the unsaved text if this field is closed.
      if (saved) unsaved.remove(name);
      else unsaved.write(name, source, all);
      return saved;
    },
    onEnd: (byKey) => {
      if (byKey) show({ name: 'texts' });
      // Not earlier: a reload closes the field.
      return saved ? reloadPage() : undefined;
    },
  });
}

/** The panel while a part of an article is edited in place. */
export const partView = (article: string): HTMLElement =>
  el(
    'div',
    {},
    el(
      'p',
      {},
      'One part of the article as Markdown: ## starts a heading and - a list item, **bold**, [link text](/contact).',
    ),
    help('Control+Enter saves, and so does leaving the text. Escape cancels.'),
    button('The article: date, draft, source', () => show({ name: 'article', article })),
  );

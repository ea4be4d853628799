import { showProblems } from './alert';
import { button, el, help, listOf } from './dom';
import { rewind } from './pending';
import { call } from './server';
import { store } from './store';

const everyPage = ['site', 'words', 'navigation', 'footer', 'motion'];

/** An estimate of the pages that show a file's texts; `npm run preview:diff` lists them exactly. */
function pagesOf(file: string): string {
  const [, name = ''] = /^content\/(.*?)(?:\.ts)?$/.exec(file) ?? [];
  const { pages, articles } = store.state;
  if (everyPage.includes(name)) return 'every page';
  const article = articles[name];
  if (article) return `${article}, ${article.replace(/[^/]+\/$/, '')}`;
  if (name === 'routes') return 'titles, breadcrumbs and links';
  return (
    pages
      .filter(({ source }) => source === `${name}.ts`)
      .map(({ path }) => path)
      .join(', ') || 'pages that show it'
  );
}

/** The output of `preview:diff`. It is outside the view, so that it survives a redraw of the panel. */
const output = el('pre', { attributes: { role: 'status' } });

/** The steps of this run, each with a button that reverts it, and the files that differ from the last commit. */
export function changesView(): HTMLElement {
  const { history, committed } = store.state;
  const steps = history.steps.map(({ id, label, at, files }) => [
    el('p', {}, label),
    help(`${new Date(at).toLocaleTimeString()} · ${files.join(', ')} · ${files.map(pagesOf).join('; ')}`),
    button('Revert', async () => showProblems(await rewind('revert', { id })), { 'aria-label': `Revert: ${label}` }),
  ]);
  const files = committed.map(({ file, added, removed }) => [
    el('p', {}, file.startsWith('content/images/') ? file : `${file} +${added} −${removed}`),
    help(pagesOf(file)),
  ]);
  const compare = async () => {
    output.textContent = 'The site is being built and compared with the last build. This takes up to a minute.';
    const answer = await call<{ text: string }>('previewDiff');
    output.textContent = answer.problems ? answer.problems.join('\n') : answer.text;
  };
  return el(
    'div',
    {},
    el('h3', {}, `Since the start (${steps.length})`),
    steps.length > 0 ? listOf('ol', 'steps', steps) : help('Nothing has been changed yet.'),
    el('h3', {}, `Since the last commit (${files.length})`),
    files.length > 0 ? listOf('ul', 'steps', files) : help('Nothing has changed since the last commit.'),
    button('Which pages change?', compare),
    output,
  );
}

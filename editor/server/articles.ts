import { articleHtml } from '../../lib/article-html';
import { readMarkdown } from '../../lib/article-tree';
import { fileOf, isArticle } from '../fields/modules';
import { splitArticle } from '../source/article';
import { EditError } from '../source/find';
import type { ArticleSource } from '../types';
import type { Editor, Outcome } from '../write/change';
import { insideContent, readBytes } from '../write/files';
import { runScript } from './run-script';

function fileNamed(editor: Editor, name: string): string {
  if (!isArticle(name)) throw new EditError(`${name} is no article`);
  const file = fileOf(name);
  insideContent(editor.root, file);
  return file;
}

type Positioned = { position?: { start: { offset?: number }; end: { offset?: number } } };

/** The source of an article, and the position of each block of its text. */
export function readArticle(editor: Editor, name: string): ArticleSource {
  const source = readBytes(editor.root, fileNamed(editor, name))?.toString('utf8') ?? '';
  const { body } = splitArticle(source);
  const above = source.length - body.length;
  const blocks = ((readMarkdown(body) as unknown as { children?: Positioned[] }).children ?? []).map(
    ({ position }) => ({
      start: above + (position?.start.offset ?? 0),
      end: above + (position?.end.offset ?? 0),
    }),
  );
  return { source, blocks };
}

/** Replaces the whole source. `was` is the source that the change is based on. */
export async function saveArticle(editor: Editor, name: string, was: string, source: string): Promise<Outcome> {
  const file = fileNamed(editor, name);
  const before = readBytes(editor.root, file);
  if (before?.toString('utf8') !== was)
    return {
      ok: false,
      problems: [
        `${file} was changed on disk meanwhile: copy what you typed, discard it, and change the article again`,
      ],
      conflict: { path: [name], value: before?.toString('utf8') },
    };
  return editor.write(`Edit ${name}`, [{ file, before, after: Buffer.from(source) }]);
}

/** The HTML of an unsaved article's text. */
export function previewArticle(source: string, brand: string): { html: string } | { problems: string[] } {
  try {
    return { html: articleHtml(splitArticle(source).body, brand).html };
  } catch (error) {
    return { problems: [(error as Error).message] };
  }
}

/** Runs `npm run new:post` as one undoable step. */
export async function newPost(editor: Editor, title: string): Promise<{ name: string }> {
  const { ok, output } = await runScript(editor.root, 'scripts/new-post.ts', title);
  if (!ok) throw new EditError(output.trim());
  const [, name = ''] = /content\/(blog\/[a-z0-9-]+\.mdx)/.exec(output) ?? [];
  const file = fileNamed(editor, name);
  editor.history.add(`New article: ${title}`, [{ file, before: null, after: readBytes(editor.root, file) }], []);
  return { name };
}

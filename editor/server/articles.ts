import { rmSync } from 'node:fs';
import path from 'node:path';
import { articleHtml } from '../../lib/article/html';
import { readMarkdown } from '../../lib/article/tree';
import { articleProblems, readArticle } from '../../scripts/check/rules/article';
import { fileOf, isArticle } from '../fields/modules';
import { splitArticle } from '../source/article';
import { EditError } from '../source/error';
import type { ArticleSource } from '../types';
import type { Editor, Outcome } from '../write/change';
import { Conflict, readBytes } from '../write/files';
import { runScript } from './run-script';

function fileNamed(name: string): string {
  if (!isArticle(name)) throw new EditError(`${name} is no article`);
  return fileOf(name);
}

type Positioned = { position?: { start: { offset?: number }; end: { offset?: number } } };

/** The source of an article, and the position of each block of its text. */
export function articleSource(editor: Editor, name: string): ArticleSource {
  const source = readBytes(editor.root, fileNamed(name))?.toString('utf8') ?? '';
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
  const file = fileNamed(name);
  const before = readBytes(editor.root, file);
  if (before?.toString('utf8') !== was)
    throw new Conflict(
      `${file} was changed on disk meanwhile: copy what you typed, discard it, and change the article again`,
    );
  return editor.write(`Edit ${name}`, [{ file, before, after: Buffer.from(source) }]);
}

/** The HTML of an unsaved article's text, or the problems for which it has none. */
export function previewArticle(source: string, brand: string): { html: string } | { problems: string[] } {
  let problems: { line?: number | undefined; message: string }[] = [];
  try {
    const { body } = splitArticle(source);
    const linesAbove = source.slice(0, source.length - body.length).replace(/[^\n]/g, '');
    const { nodes, error } = readArticle(linesAbove + body);
    problems = error ? [error] : articleProblems(nodes);
    return { html: articleHtml(body, brand).html };
  } catch (error) {
    if (problems.length === 0) problems = [{ message: (error as Error).message }];
    return { problems: problems.map(({ line, message }) => (line ? `Line ${line}: ${message}` : message)) };
  }
}

/** Runs `npm run new:post` as one undoable step. The address is derived from the title if `slug` is empty. */
export async function newPost(editor: Editor, title: string, slug: string): Promise<Outcome> {
  const { ok, output } = await runScript(editor.root, 'scripts/new-post.ts', `--slug=${slug || title}`, '--', title);
  if (!ok) throw new EditError(output);
  const [, name = ''] = /content\/(blog\/[a-z0-9-]+\.mdx)/.exec(output) ?? [];
  const file = fileNamed(name);
  const after = readBytes(editor.root, file);
  // The script does not run the content check; writing it here does.
  rmSync(path.join(editor.root, file));
  return editor.write(`New article: ${title}`, [{ file, before: null, after }]);
}

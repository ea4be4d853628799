import { flat, type Node, readTrees } from '../../lib/article-tree';

export type Article = { nodes: Node[]; ids: string[]; fault?: { line?: number; message: string } };

const hints: [RegExp, string][] = [
  [/acorn|expression/i, 'A { in running text is written \\{.'],
  [/<!|`!`/, 'A comment is written {/* … */}.'],
  [/closing tag|before name|in name|to close/i, 'A < in running text is written \\<.'],
];

const read = new Map<string, Promise<Article>>();

/** Reads an article's MDX: its parts in order, the ids of its headings, or where it cannot be read. */
export function readArticle(source: string): Promise<Article> {
  const known = read.get(source) ?? parse(source);
  read.set(source, known);
  return known;
}

async function parse(source: string): Promise<Article> {
  try {
    const { markdown, html } = await readTrees(source);
    const ids = flat(html).flatMap(({ properties }) => (properties?.id ? [String(properties.id)] : []));
    return { nodes: flat(markdown), ids };
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    const text = reason ?? message;
    const hint = hints.filter(([sign]) => sign.test(text)).map(([, mend]) => ` ${mend}`)[0] ?? '';
    return { nodes: [], ids: [], fault: { line, message: `cannot be read here: ${text}.${hint}` } };
  }
}

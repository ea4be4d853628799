import { compile as compileMdx } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/** A node of the article's tree, as far as the rules look at it. */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  tagName?: string;
  properties?: { id?: string };
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
};

export type Article = { nodes: Node[]; ids: string[]; fault?: { line?: number; message: string } };

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

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
  const found: Article = { nodes: [], ids: [] };
  const takeNodes = () => (tree: unknown) => {
    found.nodes = flat(tree as Node);
  };
  const takeIds = () => (tree: unknown) => {
    for (const { tagName, properties } of flat(tree as Node))
      if (tagName && properties?.id) found.ids.push(properties.id);
  };
  try {
    await compileMdx(source, { remarkPlugins: [remarkGfm, takeNodes], rehypePlugins: [rehypeSlug, takeIds] });
  } catch (error) {
    const { line, reason, message } = error as { line?: number; reason?: string; message: string };
    const text = reason ?? message;
    const hint = hints.filter(([sign]) => sign.test(text)).map(([, mend]) => ` ${mend}`)[0] ?? '';
    found.fault = { line, message: `cannot be read here: ${text}.${hint}` };
  }
  return found;
}

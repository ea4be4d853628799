import rehypeSlug from 'rehype-slug';
import { mdxToHast, mdxToMdast } from 'satteri';

/** A node of an article's tree, as Markdown or as HTML: what this site looks at of it. */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
};

/** Plain tags that Markdown has no sign for; in articles all are without attributes. */
export const plainTags = ['br', 'sub', 'sup'];

/**
 * Sätteri reads MDX in Rust: the trees of MDX's own parser, in a thirtieth of the time. With GitHub's tables and links; a
 * line of dashes is a line, not a head.
 */
const options = { features: { frontmatter: false } };
const addIds = rehypeSlug();

/** An article's MDX as it was read. Throws where it cannot be: the message begins with the place, `12:5: …`. */
export const readMarkdown = (source: string) => mdxToMdast(source, options) as Node;

/** The HTML that an article's MDX stands for, each heading with its id. Throws like readMarkdown. */
export function readHtml(source: string): Node {
  const tree = mdxToHast(source, { ...options, position: false });
  addIds(tree as Parameters<typeof addIds>[0]);
  return tree as Node;
}

/** A node and all below it, in order. */
export const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

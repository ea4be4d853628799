import rehypeSlug from 'rehype-slug';
import { mdxToHast, mdxToMdast } from 'satteri';

/** A node of an article's syntax tree, Markdown (mdast) or HTML (hast): the properties that this site reads. */
export type Node = {
  type: string;
  name?: string | null;
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  /** The name of a definition or a note, and of what refers to it. */
  identifier?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: Node[];
  position?: { start: { line: number } };
};

/** HTML tags without a Markdown equivalent that articles may use. They take no attributes. */
export const plainTags = ['br', 'sub', 'sup'];

/**
 * Sätteri parses MDX in Rust, about thirty times as fast as the JavaScript parser and to the same tree. Tables and bare
 * links follow GitHub's syntax. lib/article/front-matter.ts has taken the front matter off, so `---` is a thematic break here.
 */
const options = { features: { frontmatter: false } };
const addIds = rehypeSlug();

/** Parses an article's body to Markdown nodes. A syntax error's message starts with its position: `12:5: …`. */
export const readMarkdown = (source: string) => mdxToMdast(source, options) as Node;

/** The ids that the page around an article uses, such as `menu-about`, and those of headings without a letter. */
const unusableIds = /^(?:(?:content|footer|menu|related|share)(?:-|$)|(?:-\d+)?$)/;

/** Parses an article's body to HTML nodes; headings get their ids. Throws as `readMarkdown` does. */
export function readHtml(source: string): Node {
  const tree = mdxToHast(source, { ...options, position: false });
  addIds(tree as Parameters<typeof addIds>[0]);
  for (const { tagName, properties } of flatten(tree as Node))
    if (properties && /^h\d$/.test(tagName ?? '') && unusableIds.test(String(properties.id)))
      properties.id = `text-${properties.id}`;
  return tree as Node;
}

/** The text of a node. A line break in it counts as a space. */
export const textOf = (node: Node): string =>
  node.tagName === 'br' ? ' ' : (node.value ?? node.children?.map(textOf).join('') ?? '');

/** A node and all its descendants, in document order. */
export const flatten = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flatten)];

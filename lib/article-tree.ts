import { createProcessor, type ProcessorOptions } from '@mdx-js/mdx';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

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

/** An article's MDX as it was read, and as the HTML it stands for, each heading with its id. */
export type Trees = { markdown: Node; html: Node };

const keep = (name: keyof Trees) => () => (tree: Node, file: { data: Partial<Trees> }) => {
  file.data[name] = tree;
};
/** MDX would go on and make a program of it, which takes as long again as to read it. */
const leaveOut = () => () => ({ type: 'root', children: [] });

/** One for all articles: to make it takes as long as to use it. */
const processor = createProcessor({
  remarkPlugins: [remarkGfm, keep('markdown')],
  rehypePlugins: [rehypeSlug, keep('html'), leaveOut],
} as ProcessorOptions);

/** Reads an article's MDX. Throws MDX's own message, with its line, where it cannot be read. */
export async function readTrees(source: string): Promise<Trees> {
  const { data } = await processor.process(source);
  return data as Trees;
}

/** A node and all below it, in order. */
export const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];

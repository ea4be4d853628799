import { flatten, type Node, readHtml, readMarkdown } from '../../lib/article-tree';

export type Article = { nodes: Node[]; ids: string[]; error?: { line: number | undefined; message: string } };

const hints: [RegExp, string][] = [
  [/expression/, 'Write a { in running text as \\{.'],
  [/<!|`!`/, 'Write a comment as {/* … */}.'],
  [/closing tag/, 'Close the tag, as in <br /> or </Figure>, or write a < in running text as \\<.'],
  [/JSX tag|before name|in name/, 'Write a < in running text as \\<.'],
];

/** Parses an article's body: its Markdown nodes and the ids of its headings, or the syntax error. */
export function readArticle(source: string): Article {
  try {
    const ids = flatten(readHtml(source)).flatMap(({ properties }) => (properties?.id ? [String(properties.id)] : []));
    return { nodes: flatten(readMarkdown(source)), ids };
  } catch (thrown) {
    const { message } = thrown as Error;
    const [, line, text = message] = /^(\d+):\d+: ([\s\S]+?)(?: \([\w-]+:[\w-]+\))?$/.exec(message) ?? [];
    const hint = hints.find(([pattern]) => pattern.test(text))?.[1] ?? '';
    const error = { line: line ? Number(line) : undefined, message: `cannot be read here: ${text}. ${hint}`.trim() };
    return { nodes: [], ids: [], error };
  }
}

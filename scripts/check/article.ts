import { flat, type Node, readHtml, readMarkdown } from '../../lib/article-tree';

export type Article = { nodes: Node[]; ids: string[]; fault?: { line: number | undefined; message: string } };

const hints: [RegExp, string][] = [
  [/expression/, 'A { in running text is written \\{.'],
  [/<!|`!`/, 'A comment is written {/* … */}.'],
  [/closing tag/, 'A tag is closed, as in <br /> or </Figure>; a < in running text is written \\<.'],
  [/JSX tag|before name|in name/, 'A < in running text is written \\<.'],
];

/** Reads an article's MDX: its parts in order, the ids of its headings, or where it cannot be read. */
export function readArticle(source: string): Article {
  try {
    const ids = flat(readHtml(source)).flatMap(({ properties }) => (properties?.id ? [String(properties.id)] : []));
    return { nodes: flat(readMarkdown(source)), ids };
  } catch (error) {
    const { message } = error as Error;
    const [, line, text = message] = /^(\d+):\d+: ([\s\S]+?)(?: \([\w-]+:[\w-]+\))?$/.exec(message) ?? [];
    const hint = hints.filter(([sign]) => sign.test(text)).map(([, mend]) => ` ${mend}`)[0] ?? '';
    return {
      nodes: [],
      ids: [],
      fault: { line: line ? Number(line) : undefined, message: `cannot be read here: ${text}.${hint}` },
    };
  }
}

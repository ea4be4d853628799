import { flatten, type Node, readHtml, readMarkdown } from '../../../lib/article/tree';
import { tagProblems } from './tags';

type Article = { nodes: Node[]; ids: string[]; error?: { line: number | undefined; message: string } };

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
    const curly = /=\s*[“”]/.test(source.split('\n')[Number(line) - 1] ?? '');
    const hint = curly
      ? 'Write straight quotes, as in value="96".'
      : (hints.find(([pattern]) => pattern.test(text))?.[1] ?? '');
    const error = { line: line ? Number(line) : undefined, message: `cannot be read here: ${text}. ${hint}`.trim() };
    return { nodes: [], ids: [], error };
  }
}

type ArticleProblem = { line: number | undefined; message: string };

const comment = /^\s*\/\*[\s\S]*\*\/\s*$/;
/** Markdown that visitors would see as it is typed. */
const slips: [RegExp, string][] = [
  [/!\[[^\]]*\]\([^)\n]*\s[^)\n]*\)/, 'this is not read as a picture: its file name has a space, so rename the file'],
  [
    /^\|[^|\n]+\|[^|\n]+\|\s*$/m,
    'this is not read as a table: its second row must be | --- | --- |, with as many cells as the first',
  ],
  [
    /\[\^\w+\]/,
    'this note does not exist: write it on a line of its own that starts with the same brackets and a colon',
  ],
  [/\[[^\]]+\]\[[^\]]*[a-z]{3}[^\]]*\]/i, 'this is not read as a link: write it as [text](/address)'],
  [
    /(?<!\S)\*\*\S/,
    'these ** make no bold text: write them directly before its first and after its last letter, with a space around',
  ],
  [/^#{2,6}[^#\s]/m, 'the heading needs a space after its #, as in ## Costs'],
  [/\]\s+\([/#]/, 'this is not read as a link: leave out the space between ] and ('],
];

const identifiers = (nodes: Node[], type: string) =>
  nodes.filter((node) => node.type === type).map(({ identifier }) => identifier);

/** What an article's text may not hold. */
export function articleProblems(nodes: Node[]): ArticleProblem[] {
  let depth = 1;
  const references = identifiers(nodes, 'footnoteReference');
  const notes = new Set<string | undefined>();
  return nodes.flatMap((node): ArticleProblem[] => {
    const at = (message: string) => ({ line: node.position?.start.line, message });
    switch (node.type) {
      case 'mdxjsEsm':
        return [at('an article cannot import or export: remove the line')];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const inner = node.value ?? '';
        if (inner.trim() === 'brand' || comment.test(inner) || !inner.trim()) return [];
        return [at(`{${inner}} has no value: only {brand} is replaced. Write a plain { as \\{.`)];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return tagProblems(node).slice(0, 1).map(at);
      case 'table': {
        const [head, ...rows] = node.children ?? [];
        const columns = head?.children?.length ?? 0;
        return rows
          .filter(({ children = [] }) => children.slice(columns).some((cell) => cell.children?.length))
          .map(({ children = [], position }) => ({
            line: position?.start.line,
            message: `this row has ${children.length} cells, and the table ${columns} columns: write a | within a cell as \\|, in code too`,
          }));
      }
      case 'footnoteDefinition': {
        const { identifier } = node;
        const twice = notes.has(identifier);
        notes.add(identifier);
        if (references.includes(identifier) && !twice) return [];
        const message = twice ? 'exists twice' : 'is not referred to in the text';
        return [at(`the note [^${identifier}] ${message}, so nobody would see it: rename or delete it`)];
      }
      case 'text':
        return slips.flatMap(([pattern, message]) => {
          const { index } = pattern.exec(node.value ?? '') ?? {};
          const lines = node.value?.slice(0, index).split('\n').length ?? 1;
          return index === undefined ? [] : { line: (node.position?.start.line ?? 1) + lines - 1, message };
        });
      case 'link':
        return node.children?.length
          ? []
          : [at(`the link to ${node.url} has no text: write it as [text](${node.url})`)];
      case 'heading': {
        const level = node.depth ?? 2;
        const before = depth;
        depth = level;
        if (!node.children?.length) return [at('a heading has no text: write one, or delete the line')];
        if (identifiers(flatten(node), 'footnoteReference').length > 0)
          return [at('a heading refers to a note: refer to it in the text below')];
        if (level === 1) return [at('a heading with one # repeats the title of the front matter: use ##')];
        return level > before + 1
          ? [at(`a heading of level ${level} follows one of level ${before}: use ${'#'.repeat(before + 1)}`)]
          : [];
      }
      default:
        return [];
    }
  });
}

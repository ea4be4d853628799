import { articleComponents } from '../../../content/schema/article';
import { flatten, type Node, plainTags, readHtml, readMarkdown } from '../../../lib/article/tree';
import { explain } from '../explain';
import { nearestHint } from '../nearest';
import { textProblems } from './texts';

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
    const hint = hints.find(([pattern]) => pattern.test(text))?.[1] ?? '';
    const error = { line: line ? Number(line) : undefined, message: `cannot be read here: ${text}. ${hint}`.trim() };
    return { nodes: [], ids: [], error };
  }
}

type ArticleProblem = { line: number | undefined; message: string };

const comment = /^\s*\/\*[\s\S]*\*\/\s*$/;
const htmlTags = /^(script|iframe|object|embed|style|link|form|img)$/i;
const names = Object.keys(articleComponents);
const useMarkdown = `Use Markdown, or ${names.map((name) => `<${name}>`).join(', ')}.`;

/** Articles use only the components made for them, with those components' attributes. */
function tagProblems({ name, attributes = [] }: Node): string[] {
  const tag = `<${name ?? ''}>`;
  const handler = attributes.find((attribute) => /^on/i.test(attribute.name ?? ''));
  if (handler) return [`${tag} has ${handler.name}: remove it, articles run no scripts`];
  if (name && plainTags.includes(name)) return attributes.length ? [`${tag} takes no attributes: remove them`] : [];
  const schema = Object.entries(articleComponents).find(([component]) => component === name)?.[1];
  if (!schema) {
    const hint = htmlTags.test(name ?? '') ? '' : nearestHint(name ?? '', names);
    return [`${tag} cannot be used in an article. ${useMarkdown}${hint}`];
  }
  const given: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (typeof attribute.value === 'object' || !attribute.name)
      return [`${tag}: write attributes as text in quotes, such as value="96"`];
    given[attribute.name] = attribute.value;
  }
  const texts = Object.entries(given).flatMap(([field, value]) =>
    textProblems(String(value ?? '')).map((message) => ({ path: [field], message })),
  );
  return [...explain('', given, schema), ...texts].map(
    ({ path = [], message }) => `${tag} › ${path.join(' › ')}: ${message}`,
  );
}

/** Markdown that visitors would see as it is typed. */
const slips: [RegExp, string][] = [
  [/^#{2,6}[^#\s]/m, 'the heading needs a space after its #, as in ## Costs'],
  [/\]\s+\([/#]/, 'this is not read as a link: leave out the space between ] and ('],
];

/** What an article's text may not hold. */
export function articleProblems(nodes: Node[]): ArticleProblem[] {
  let depth = 1;
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
        return tagProblems(node).map(at);
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

import { articleParts } from '../../../content/schema/article';
import { type Node, plainTags } from '../../../lib/article-tree';
import { explain } from '../explain';
import { nearestHint } from '../nearest';

type Fault = { line: number | undefined; message: string };

const comment = /^\s*\/\*[\s\S]*\*\/\s*$/;
const useMarkdown = `Use Markdown, or ${Object.keys(articleParts)
  .map((name) => `<${name}>`)
  .join(', ')}.`;

/** A tag in an article: only the parts made for articles, with their own attributes. */
function tagFaults({ name, attributes = [] }: Node): string[] {
  const shown = `<${name ?? ''}>`;
  const handler = attributes.find((attribute) => /^on/i.test(attribute.name ?? ''));
  if (handler) return [`${shown} has ${handler.name}: an article runs no scripts`];
  if (name && plainTags.includes(name)) return attributes.length ? [`${shown} takes no attributes here`] : [];
  const schema = Object.entries(articleParts).find(([part]) => part === name)?.[1];
  if (!schema) {
    if (/^(script|iframe|object|embed|style|link|form|img)$/i.test(name ?? ''))
      return [`${shown} may not stand in an article. ${useMarkdown}`];
    return [
      `${shown} is no part an article can hold. ${useMarkdown}${nearestHint(name ?? '', Object.keys(articleParts))}`,
    ];
  }
  const given: Record<string, unknown> = {};
  for (const attribute of attributes) {
    if (typeof attribute.value === 'object' || !attribute.name)
      return [`${shown}: attributes are text in quotes, such as value="96"`];
    given[attribute.name] = attribute.value;
  }
  return explain('', given, schema).map(({ place = [], message }) => `${shown} › ${place.join(' › ')}: ${message}`);
}

/** What an article's text may not hold, by line. */
export function articleFaults(nodes: Node[]): Fault[] {
  let depth = 1;
  return nodes.flatMap((node): Fault[] => {
    const at = (message: string) => ({ line: node.position?.start.line, message });
    switch (node.type) {
      case 'mdxjsEsm':
        return [at('an article imports and exports nothing below its metadata')];
      case 'mdxFlowExpression':
      case 'mdxTextExpression': {
        const inner = node.value ?? '';
        if (inner.trim() === 'brand' || comment.test(inner) || !inner.trim()) return [];
        return [at(`{${inner}} is no word the site fills in: {brand} is the only one. A plain { is written \\{.`)];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return tagFaults(node).map(at);
      case 'heading': {
        const level = node.depth ?? 2;
        const before = depth;
        depth = level;
        if (level === 1) return [at('a heading with one # is the title, which stands in the metadata: use ##')];
        return level > before + 1
          ? [at(`a heading of level ${level} follows one of level ${before}: use ${'#'.repeat(before + 1)}`)]
          : [];
      }
      default:
        return [];
    }
  });
}

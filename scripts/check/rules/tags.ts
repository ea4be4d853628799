import { articleComponents } from '../../../content/schema/article';
import { type Node, plainTags } from '../../../lib/article/tree';
import { explain } from '../explain';
import { nearestHint } from '../nearest';
import { textProblems } from './texts';

const htmlTags = /^(script|iframe|object|embed|style|link|form|img)$/i;
const names = Object.keys(articleComponents);
const useMarkdown = `Use Markdown, or ${names.map((name) => `<${name}>`).join(', ')}.`;

/** Articles use only the components made for them, with those components' attributes, a text, and a paragraph of their own. */
export function tagProblems({ type, name, attributes = [], children }: Node): string[] {
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
  const problems = [...explain('', given, schema), ...texts].map(
    ({ path = [], message }) => `${tag} › ${path.join(' › ')}: ${message}`,
  );
  if (type === 'mdxJsxTextElement')
    problems.push(`${tag} stands in a paragraph: leave an empty line before and after it`);
  if (!children?.length) problems.push(`${tag} has no text: write it before </${name}>`);
  return problems;
}

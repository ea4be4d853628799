import { evaluate } from '@mdx-js/mdx';
import type { ComponentType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/** A figure drawn out of the text: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
function Figure({ value, unit, children }: { value: string; unit: string; children: ReactNode }) {
  return (
    <figure className="pull-figure">
      <p className="text-heading leading-none font-[560]">{value}</p>
      <p className="mt-1 font-medium">{unit}</p>
      <figcaption className="mt-2 text-muted">{children}</figcaption>
    </figure>
  );
}

function Table({ children }: { children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its frame, also by keyboard
    <div className="table-frame" tabIndex={0} role="region" aria-label="Table">
      <table>{children}</table>
    </div>
  );
}

/** A heading of an article, and the id of its place in the page. */
export type Heading = { id: string; title: string };

type Node = { type: string; tagName?: string; value?: string; properties?: { id?: string }; children?: Node[] };
const textOf = (node: Node): string => node.value ?? node.children?.map(textOf).join('') ?? '';
const secondLevel = (node: Node): Heading[] =>
  node.tagName === 'h2'
    ? [{ id: node.properties?.id ?? '', title: textOf(node) }]
    : (node.children?.flatMap(secondLevel) ?? []);

const pageComponents = { Figure, table: Table };

/**
 * The article as elements, and its headings. `{brand}` in the text is the company's name. Runs while building, never
 * in the browser. Feeds hand in plainer `components`.
 */
export async function renderMdx(
  source: string,
  brand: string,
  components: Record<string, unknown> = pageComponents,
): Promise<{ content: ReactNode; headings: Heading[] }> {
  const headings: Heading[] = [];
  const collect = () => (tree: Node) => void headings.push(...secondLevel(tree));
  const { default: Body } = await evaluate(`export const brand = ${JSON.stringify(brand)};\n\n${source}`, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug, collect],
  } as Parameters<typeof evaluate>[1]);
  const Content = Body as ComponentType<{ components: Record<string, unknown> }>;
  return { content: <Content components={components} />, headings };
}

import { createProcessor, type ProcessorOptions, run } from '@mdx-js/mdx';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';
import { words } from '@/content/words';
import { asset } from './asset';
import { fill } from './fill';
import { resolveContent } from './mdx-content';

/** A figure drawn out of the text: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
function Figure({ value, unit, children }: { value: string; unit: string; children: ReactNode }) {
  return (
    <figure className="pull-figure">
      <p className="text-heading leading-none font-display">{value}</p>
      <p className="mt-1 font-medium">{unit}</p>
      <figcaption className="mt-2 text-muted">{children}</figcaption>
    </figure>
  );
}

function Table({ number, children }: { number?: number; children?: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls in its frame, also by keyboard
    <section className="table-frame" tabIndex={0} aria-label={fill(words.table, { number: number ?? 1 })}>
      <table>{children}</table>
    </section>
  );
}

/** A heading of an article, and the id of its place in the page. */
export type Heading = { id: string; title: string };

type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: { id?: string; number?: number };
  children?: Node[];
};
const textOf = (node: Node): string => node.value ?? node.children?.map(textOf).join('') ?? '';
const inTree = (node: Node, tagName: string): Node[] =>
  node.tagName === tagName ? [node] : (node.children?.flatMap((child) => inTree(child, tagName)) ?? []);

/** Links and pictures below the path that the site is served at. */
const pageComponents = {
  Figure,
  table: Table,
  a: ({ href = '', ...rest }: ComponentProps<'a'>) => <a href={asset(href)} {...rest} />,
  img: ({ src, alt, ...rest }: ComponentProps<'img'>) => <img src={asset(String(src))} alt={alt} {...rest} />,
};

/** Notes the headings for the page's index, and numbers the tables. */
const collect = () => (tree: Node, file: { data: { headings?: Heading[] } }) => {
  file.data.headings = inTree(tree, 'h2').map((heading) => ({
    id: heading.properties?.id ?? '',
    title: textOf(heading),
  }));
  for (const [index, table] of inTree(tree, 'table').entries()) table.properties = { number: index + 1 };
};

/** One for all articles: to make it takes as long as to use it. */
const processor = createProcessor({
  outputFormat: 'function-body',
  remarkPlugins: [remarkGfm],
  rehypePlugins: [rehypeSlug, resolveContent, collect],
} as ProcessorOptions);

/**
 * The article as elements, and its headings. `{brand}` in the text is the company's name. Runs while building, never
 * in the browser. Feeds hand in plainer `components`.
 */
export async function renderMdx(
  source: string,
  brand: string,
  components: Record<string, unknown> = pageComponents,
): Promise<{ content: ReactNode; headings: Heading[] }> {
  const code = await processor.process(`export const brand = ${JSON.stringify(brand)};\n\n${source}`);
  const { default: Body } = await run(String(code), runtime as Parameters<typeof run>[1]);
  const Content = Body as ComponentType<{ components: Record<string, unknown> }>;
  return { content: <Content components={components} />, headings: (code.data.headings ?? []) as Heading[] };
}

import { evaluate } from '@mdx-js/mdx';
import type { ComponentType, ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkGfm from 'remark-gfm';

/** A figure drawn out of the text: `<Figure value="96" unit="blocks a day">One line.</Figure>`. */
function Figure({ value, unit, children }: { value: string; unit: string; children: ReactNode }) {
  return (
    <aside className="pull-figure">
      <p className="text-heading leading-none font-[560]">{value}</p>
      <p className="mt-1 font-medium">{unit}</p>
      <div className="mt-2 text-muted">{children}</div>
    </aside>
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

/** The article as elements. `{brand}` in the text is the company's name. Runs while building, never in the browser. */
export async function renderMdx(source: string, brand: string): Promise<ReactNode> {
  const { default: Body } = await evaluate(`export const brand = ${JSON.stringify(brand)};\n\n${source}`, {
    ...runtime,
    remarkPlugins: [remarkGfm],
    rehypePlugins: [rehypeSlug],
  } as Parameters<typeof evaluate>[1]);
  const Content = Body as ComponentType<{ components: Record<string, unknown> }>;
  return <Content components={{ Figure, table: Table }} />;
}

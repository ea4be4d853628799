import type { Chapter } from '@/content/schema/saas';
import type { Words } from '@/content/schema/words';
import { Boundary } from '../islands/boundary';
import { ProductSelect } from '../islands/product-select';
import { Product } from './product';

type Props = {
  chapters: Chapter[];
  dropdownLabel: string;
  demo: { label: string; href: string };
  words: Words;
  /** The address of the data of each product's live screen, by the product's id. */
  screens: Record<string, string>;
};

/** The chapters with their products; a chapter with two products has a select that shows one of them. */
export function Chapters({ chapters, dropdownLabel, demo, words, screens }: Props) {
  return chapters.map(({ id, title, products }) => (
    <section key={id} id={id} className="chapter border-t border-line pt-8 pb-band">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-5">
        <h2 className="text-lead text-muted">{title}</h2>
        {products.length > 1 && (
          <Boundary>
            <ProductSelect label={dropdownLabel} options={products.map((product) => product.title)} />
          </Boundary>
        )}
      </div>
      {products.map((product) => (
        <Product key={product.id} product={product} demo={demo} words={words} screen={screens[product.id]} />
      ))}
    </section>
  ));
}

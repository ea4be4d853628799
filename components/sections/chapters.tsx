import type { Chapter } from '@/content/schema/saas';
import { Boundary } from '../islands/boundary';
import { ProductSelect } from '../islands/product-select';
import { Product } from './product';

type Props = {
  chapters: Chapter[];
  dropdownLabel: string;
  demo: { label: string; href: string };
  illustrative: string;
};

/** The chapters with their products; a chapter with two products has a select that shows one of them. */
export function Chapters({ chapters, dropdownLabel, demo, illustrative }: Props) {
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
        <Product key={product.id} product={product} demo={demo} illustrative={illustrative} />
      ))}
    </section>
  ));
}

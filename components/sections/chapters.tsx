import { clsx } from 'clsx';
import type { Chapter } from '@/content/schema/saas';
import type { Words } from '@/content/schema/words';
import type { ShownScreen } from '@/lib/screen-file';
import { Boundary } from '../islands/boundary';
import { ProductSelect } from '../islands/product-select';
import { Product } from './product';

type Props = {
  chapters: Chapter[];
  dropdownLabel: string;
  demo: { label: string; href: string };
  words: Words;
  /** The drawn screens, by the id of their product. */
  screens: Record<string, ShownScreen>;
};

/** The chapters with their products; a chapter with several products has a select that shows one of them. */
export function Chapters({ chapters, dropdownLabel, demo, words, screens }: Props) {
  return chapters.map(({ id, title, ground, products }, index) => (
    <section
      key={id}
      id={id}
      aria-label={title}
      className={clsx(
        'chapter pb-xl',
        ground && { night: 'bleed on-dark', sky: 'bleed chapter-sky', paper: 'bleed' }[ground],
        // A line between two chapters with the same background, only space where the background changes.
        ground !== chapters[index - 1]?.ground ? 'pt-lg' : index === 0 ? 'pt-md' : 'rule-t border-line pt-8',
      )}
    >
      {products.length > 1 && (
        <Boundary>
          <ProductSelect label={dropdownLabel} options={products.map((product) => product.title)} />
        </Boundary>
      )}
      {products.map((product) => (
        <Product
          key={product.id}
          product={product}
          chapter={title}
          demo={demo}
          words={words}
          screen={screens[product.id]}
        />
      ))}
    </section>
  ));
}

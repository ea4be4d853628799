import type { ProductSectionContent } from '@/content/schema/saas';
import type { Words } from '@/content/schema/words';
import type { ShownScreen } from '@/lib/screen-file';
import { firstUses } from '@/lib/term-links';
import { Link } from '../ui/link';
import { Terms } from '../ui/terms';
import { ProductScreen } from './product-screen';

type Props = {
  product: ProductSectionContent;
  /** The chapter's title, beside the product's name. */
  chapter: string;
  demo: { label: string; href: string };
  words: Words;
  screen: ShownScreen | undefined;
};

/** One product: headline, description, screen, figures, features and a button to the contact form. */
export function Product({ product, chapter, demo, words, screen }: Props) {
  const { title, subtitle, paragraphs, bullets, claims, image, backdrop, tool } = product;
  const linked = firstUses([...paragraphs, ...bullets]);
  return (
    <article id={title} className="product">
      <h2 className="text-lead">
        <b>{title}</b> · {chapter}
      </h2>
      <div className="product-head">
        <p className="max-w-[18em] text-heading font-display text-balance">{subtitle}</p>
        <div className="product-text max-w-measure">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              <Terms of={linked[index]} />
            </p>
          ))}
        </div>
      </div>
      <ProductScreen image={image} backdrop={backdrop} title={title} screen={screen} words={words} />
      <div className="mt-8 grid gap-x-7 gap-y-8 md:grid-cols-2 md:grid-rows-[auto_1fr]">
        <dl className="grid grid-cols-2 gap-x-4 gap-y-5 md:flex md:flex-wrap md:gap-x-12">
          {claims.map(({ metric, title: of }) => (
            <div key={of} className="flex max-w-[15rem] flex-col only:col-span-2">
              <dt className="order-2 leading-snug text-muted">{of}</dt>
              <dd className="text-heading font-display text-field">{metric}</dd>
            </div>
          ))}
        </dl>
        <ul className="gap-x-7 self-start md:row-span-2 lg:grid lg:grid-cols-2">
          {bullets.map((bullet, index) => (
            <li key={bullet} className="border-t border-line py-2.5">
              <Terms of={linked[paragraphs.length + index]} />
            </li>
          ))}
        </ul>
        <div>
          <Link href={`${demo.href}?product=${title}`} className="button" aria-label={`${demo.label}: ${title}`}>
            {demo.label}
          </Link>
          {tool && (
            <p className="mt-4">
              <Link href={tool.href} className="more">
                {tool.label}
              </Link>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

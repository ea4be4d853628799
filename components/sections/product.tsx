import type { ProductSectionContent } from '@/content/schema/saas';
import type { Words } from '@/content/schema/words';
import { firstUses } from '@/lib/article/term-links';
import { joinUnits } from '@/lib/no-break';
import type { ShownScreen } from '@/lib/screen-file';
import { Link } from '../ui/link';
import { Terms } from '../ui/terms';
import { ProductScreen } from './product-screen';

type Props = {
  product: ProductSectionContent;
  /** The chapter's title, beside the product's name unless the product has a `purpose`. */
  chapter: string;
  demo: { label: string; href: string };
  words: Words;
  screen: ShownScreen | undefined;
};

/**
 * One product: headline, description, figures, screen, features and a link to the contact form.
 */
export function Product({ product, chapter, demo, words, screen }: Props) {
  const { title, purpose = chapter, subtitle, paragraphs, bullets, claims, image, backdrop, tool } = product;
  const linked = firstUses([...paragraphs, ...bullets].map(joinUnits));
  return (
    <article id={title} className="product">
      <h2 className="text-lead">
        <b>{title}</b> {purpose}
      </h2>
      <div className="product-head">
        <p className="text-heading font-display">{subtitle}</p>
        <div className="product-text max-w-measure">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph}>
              <Terms of={linked[index]} />
            </p>
          ))}
        </div>
        {claims.length > 0 && (
          <dl>
            {claims.map(({ metric, title: of }) => (
              <div key={of}>
                <dt>{of}</dt>
                <dd className="font-display text-field">{metric}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      <ProductScreen image={image} backdrop={backdrop} title={title} screen={screen} words={words}>
        <Link
          href={`${demo.href}?product=${encodeURIComponent(title)}`}
          className="more"
          aria-label={`${demo.label}: ${title}`}
        >
          {demo.label}
        </Link>
      </ProductScreen>
      <div className="product-foot">
        <ul className="rule-b border-line">
          {bullets.map((bullet, index) => (
            <li key={bullet}>
              <Terms of={linked[paragraphs.length + index]} />
            </li>
          ))}
        </ul>
        {tool && (
          <p>
            <Link href={tool.href} className="more">
              {tool.label}
            </Link>
          </p>
        )}
      </div>
    </article>
  );
}

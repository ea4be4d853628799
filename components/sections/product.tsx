import type { ProductSectionContent } from '@/content/schema/saas';
import type { Words } from '@/content/schema/words';
import type { ProductId } from '@/lib/products';
import { firstUses } from '@/lib/term-links';
import { LiveScreen } from '../islands/live/live-screen';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { Terms } from '../ui/terms';

type Props = {
  product: ProductSectionContent;
  demo: { label: string; href: string };
  words: Words;
  /** The address of the live screen's data; undefined for a product without a live screen. */
  screen: string | undefined;
};

/** One product: claim, screen, description, figures and a list of features. */
export function Product({ product, demo, words, screen }: Props) {
  const { id, title, subtitle, paragraphs, bullets, claims, image, tool } = product;
  const linked = firstUses([...paragraphs, ...bullets]);
  const picture = (
    <Picture
      image={image}
      sizes="(min-width: 1024px) 72vw, (min-width: 768px) 92vw, 100vw"
      crop="(max-width: 47.99rem)"
    />
  );
  return (
    <article id={title} className="product">
      <h3 className="text-title">{title}</h3>
      <p className="mt-2 max-w-[18em] text-heading font-display text-balance">{subtitle}</p>
      <figure className="screen mt-8">
        {screen ? (
          <LiveScreen product={id as ProductId} about={title} address={screen} words={words.live}>
            {picture}
          </LiveScreen>
        ) : (
          picture
        )}
        <figcaption>{words.illustrative}</figcaption>
      </figure>
      <div className="mt-8 grid gap-x-14 gap-y-8 md:grid-cols-[1.25fr_1fr]">
        <div className="max-w-measure">
          {paragraphs.map((paragraph, index) => (
            <p key={paragraph} className="mb-4">
              <Terms of={linked[index]} />
            </p>
          ))}
          <dl className="mt-8 flex flex-wrap gap-x-12 gap-y-5">
            {claims.map(({ metric, title: of }) => (
              <div key={of} className="flex max-w-[15rem] flex-col">
                <dt className="order-2 leading-snug text-muted">{of}</dt>
                <dd className="text-heading font-display text-field">{metric}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          <ul className="border-t border-line">
            {bullets.map((bullet, index) => (
              <li key={bullet} className="border-b border-line py-2.5">
                <Terms of={linked[paragraphs.length + index]} />
              </li>
            ))}
          </ul>
          <Link href={`${demo.href}?product=${title}`} className="button mt-7" aria-label={`${demo.label}: ${title}`}>
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

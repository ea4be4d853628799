import type { Words } from '@/content/schema/words';
import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { narrow } from '@/lib/narrow';
import type { Related } from '@/lib/related';
import { Picture } from '../ui/picture';

/** The product that an article or a page leads to, with its screen. */
export function RelatedProduct({ product, words }: { product: Related; words: Words }) {
  return (
    <section
      aria-labelledby="related"
      className="grid gap-6 rule-t border-line py-8 print:hidden md:grid-cols-[1fr_1.4fr] md:items-center md:gap-12"
    >
      <div>
        <p className="text-caption text-muted">{words.related}</p>
        <h2 id="related" className="mt-2 text-title">
          {product.title}
        </h2>
        <p className="mt-2 max-w-measure text-lead text-muted">{product.subtitle}</p>
        <a href={asset(product.href)} className="button mt-6">
          {fill(words.seeProduct, { product: product.title })}
        </a>
      </div>
      <Picture
        image={product.image}
        sizes="(min-width: 768px) 52vw, 92vw"
        portraitMedia={narrow}
        className="h-auto w-full rounded-picture rule border-line bg-field"
      />
    </section>
  );
}

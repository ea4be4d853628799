import { asset } from '@/lib/asset';
import { fill } from '@/lib/fill';
import { narrow } from '@/lib/narrow';
import type { Related } from '@/lib/related';
import { Picture } from '../ui/picture';

type Link = { label: string; href: string };

/** Share links without scripts, which open the mail program or a network's share page, and the feed. */
export function Share({ label, links }: { label: string; links: Link[] }) {
  return (
    <div
      role="group"
      aria-labelledby="share-label"
      className="flex flex-wrap items-center gap-x-5 rule-t border-line py-3 print:hidden"
    >
      <span id="share-label" className="text-caption text-muted">
        {label}
      </span>
      {links.map(({ label: name, href }) => (
        <a key={href} href={href} className="text-link">
          {name}
        </a>
      ))}
    </div>
  );
}

type Words = { related: string; seeProduct: string };

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

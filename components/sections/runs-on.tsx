import { clsx } from 'clsx';
import type { Words } from '@/content/schema/words';
import { asset } from '@/lib/asset';
import { narrow } from '@/lib/narrow';
import type { Related } from '@/lib/related';
import { Picture } from '../ui/picture';

/** The products that run a service, each above its screen. Several stand side by side, so they use the portrait form. */
export function RunsOn({ products, words }: { products: Related[]; words: Words }) {
  const several = products.length > 1;
  return (
    <section className="wrap py-xl">
      <div className="grid items-baseline gap-x-10 gap-y-8 lg:grid-cols-aside">
        <h2 className="text-title">{words.runsOn}</h2>
        <ul className={clsx('grid gap-x-10 gap-y-12', several && 'md:grid-cols-2')}>
          {products.map(({ title, subtitle, image, href }) => (
            <li key={href} className="row-span-2 grid grid-rows-subgrid gap-y-5">
              <div>
                <h3 className="text-lead font-semibold">
                  <a href={asset(href)} className="more">
                    {title}
                  </a>
                </h3>
                <p className="max-w-measure text-muted">{subtitle}</p>
              </div>
              <figure className="screen">
                <Picture
                  image={image}
                  portrait={several}
                  sizes={several ? '(min-width: 1024px) 28vw, 46vw' : '(min-width: 1024px) 60vw, 92vw'}
                  portraitMedia={narrow}
                />
                <figcaption className="sr-only">{words.illustrative}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

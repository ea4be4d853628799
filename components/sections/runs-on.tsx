import { asset } from '@/lib/asset';
import type { Related } from '@/lib/related';
import { Screen } from '../ui/screen';

type Words = { runsOn: string; illustrative: string };

/** The products that run a service, each with its screen. */
export function RunsOn({ products, words }: { products: Related[]; words: Words }) {
  return (
    <section className="wrap pb-band">
      <h2 className="border-t border-line pt-8 text-title">{words.runsOn}</h2>
      <ul className="mt-6 grid gap-x-8 gap-y-12 lg:grid-cols-2">
        {products.map(({ title, subtitle, image, href }) => (
          <li key={href}>
            <h3 className="text-lead font-semibold">
              <a href={asset(href)} className="more">
                {title}
              </a>
            </h3>
            <p className="mb-5 max-w-measure text-muted">{subtitle}</p>
            <Screen
              image={image}
              sizes="(min-width: 1024px) 44vw, (min-width: 768px) 92vw, 100vw"
              illustrative={words.illustrative}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

import { clsx } from 'clsx';
import { asset } from '@/lib/asset';
import type { Related } from '@/lib/related';
import { Screen } from '../ui/screen';

type Words = { runsOn: string; illustrative: string };

/** The products that run a service, each with its screen. Several stand side by side, so they use the portrait form. */
export function RunsOn({ products, words }: { products: Related[]; words: Words }) {
  const several = products.length > 1;
  return (
    <section className="wrap py-xl">
      {/* In a wide window the heading and the texts are in the first column, the screens beside them. */}
      <div className="grid gap-8 lg:grid-cols-[minmax(14rem,1fr)_repeat(2,minmax(0,27rem))] lg:grid-rows-[auto_auto_1fr]">
        <h2 className="text-title lg:col-start-1 lg:row-start-1">{words.runsOn}</h2>
        <ul className={clsx('grid gap-x-8 gap-y-12 lg:contents', several && 'md:grid-cols-2')}>
          {products.map(({ title, subtitle, image, href }) => (
            <li key={href} className="row-span-2 grid grid-rows-subgrid gap-y-5 lg:contents">
              <div className="lg:col-start-1">
                <h3 className="text-lead font-semibold">
                  <a href={asset(href)} className="more">
                    {title}
                  </a>
                </h3>
                <p className="max-w-measure text-muted">{subtitle}</p>
              </div>
              <Screen
                className={clsx('lg:row-span-3 lg:row-start-1', !several && 'lg:col-span-2')}
                image={image}
                tall={several}
                sizes={several ? '(min-width: 1024px) 28vw, 46vw' : '(min-width: 1024px) 60vw, 92vw'}
                illustrative={words.illustrative}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { clsx } from 'clsx';
import { asset } from '@/lib/asset';
import type { Related } from '@/lib/related';
import { Screen } from '../ui/screen';

type Words = { runsOn: string; illustrative: string };

/**
 * The products that run a service, each with its screen: several side by side in the portrait form, a single one in a wide
 * window beside its text.
 */
export function RunsOn({ products, words }: { products: Related[]; words: Words }) {
  const several = products.length > 1;
  return (
    <section className="wrap py-xl">
      <div
        className={clsx(
          'grid gap-8 lg:grid-cols-[minmax(14rem,1fr)_repeat(2,minmax(0,27rem))]',
          !several && 'lg:grid-rows-[auto_auto_1fr]',
        )}
      >
        <h2 className="text-title lg:col-start-1 lg:row-start-1">{words.runsOn}</h2>
        <ul className={several ? 'grid gap-x-8 gap-y-12 md:grid-cols-2 lg:col-span-2' : 'lg:contents'}>
          {products.map(({ title, subtitle, image, href }) => (
            <li key={href} className={clsx('row-span-2 grid grid-rows-subgrid gap-y-5', !several && 'lg:contents')}>
              <div className={several ? undefined : 'lg:col-start-1'}>
                <h3 className="text-lead font-semibold">
                  <a href={asset(href)} className="more">
                    {title}
                  </a>
                </h3>
                <p className="max-w-measure text-muted">{subtitle}</p>
              </div>
              <Screen
                {...(!several && { className: 'lg:col-span-2 lg:row-span-3 lg:row-start-1' })}
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

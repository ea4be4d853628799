import { Fragment } from 'react';
import type { Home } from '@/content/schema/home';
import type { Words } from '@/content/schema/words';
import { type DayKind, dayPath, dayPoint } from '@/lib/curve';
import { fill } from '@/lib/fill';
import { Boundary } from '../islands/boundary';
import { HeroRotator } from '../islands/hero-rotator';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';

/** The hour that the dot on the curve marks: 14:15, as on TruAnalytica's screen. */
const now = 14.25;
/** The hour at which the curves start. */
const sunrise = 6;

/**
 * The plant whose day is drawn over the picture of each offering. In a view box of 640 × 120 units, `height` is the height
 * of full power, and `top` moves the curve down (negative: up). They keep it above the equipment and below the headline.
 * `end` is the last hour drawn: sunset, or an hour at which the line reaches equipment close to the camera.
 */
const dayOf: Record<
  Home['hero']['offerings'][number]['id'],
  { kind: DayKind; height: number; top: number; end: number }
> = {
  saas: { kind: 'solar', height: 116, top: 0, end: 18.75 },
  services: { kind: 'hybrid', height: 120, top: -16, end: 15.75 },
  marketplace: { kind: 'storage', height: 124, top: -30, end: now },
};

/** The first screen: headline, the active offering's photograph with its day curve, and the three offerings. */
export function Hero({ hero, interval, words }: { hero: Home['hero']; interval: number; words: Words }) {
  const { offerings } = hero;
  return (
    <Boundary>
      <HeroRotator
        interval={interval}
        titles={offerings.map(({ title }, index) =>
          fill(words.heroSlide, { number: index + 1, count: offerings.length, title }),
        )}
        picks={offerings.map(({ title }) => fill(words.heroPick, { title }))}
        words={{ carousel: words.heroCarousel, stop: words.heroStop, start: words.heroStart }}
        stage={offerings.map(({ id, image }, index) => {
          const { kind, height, top, end } = dayOf[id];
          return (
            <Fragment key={id}>
              <Picture image={image} sizes="100vw" first={index === 0} portraitMedia="(orientation: portrait)" />
              <svg viewBox={`0 ${-top} 640 120`} preserveAspectRatio="none" aria-hidden="true">
                <path d={dayPath(kind, 640, height, sunrise, end)} />
                <path d={`M${dayPoint(kind, now, 640, height).join(' ')}h0`} />
              </svg>
            </Fragment>
          );
        })}
        items={offerings.map(({ id, title, desc, href }) => (
          <div key={id}>
            <h2>
              <Link href={href}>{title}</Link>
            </h2>
            <p>{desc}</p>
          </div>
        ))}
      >
        <div className="wrap hero-head">
          <h1>{hero.title}</h1>
        </div>
      </HeroRotator>
    </Boundary>
  );
}

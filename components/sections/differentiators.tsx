import type { Home } from '@/content/schema/home';
import { metricParts } from '@/lib/metric';
import { Boundary } from '../islands/boundary';
import { PauseMotion } from '../islands/pause-motion';
import { Picture } from '../ui/picture';

type Props = { differentiators: Home['differentiators']; pause: string };

/** The number of slides that the widest window shows at once: as many are repeated at the end of the track. */
const visibleSlides = 3;

/** Wide pictures that move by one at a time. Copies of the first ones, hidden from assistive technology, make the loop seamless. */
export function Differentiators({ differentiators, pause }: Props) {
  const slides = (copy: boolean) =>
    (copy ? differentiators.items.slice(0, visibleSlides) : differentiators.items).map(
      ({ title, metric, desc, image }) => {
        const { before, number, unit } = metricParts(metric ?? '');
        return (
          <li key={copy ? `${title}-copy` : title} className="slide" aria-hidden={copy || undefined}>
            {/* A picture of 16:9 fills a slide of 3:2 in height. */}
            <Picture image={copy ? { ...image, alt: '' } : image} sizes="(min-width: 1024px) 61vw, 92vw" />
            <p className="text-lead">
              {metric && (
                <b>
                  {before && <small>{before}</small>}
                  {/* Single strings here and below, because React puts a comment between adjacent text nodes. */}
                  {`${number}${unit}`}
                </b>
              )}
              {metric ? ` ${title}` : title}
            </p>
            <p>{desc}</p>
          </li>
        );
      },
    );
  return (
    <section className="moving differentiators py-xl">
      <div className="wrap">
        <h2 className="text-heading">{differentiators.title}</h2>
        <Boundary>
          <PauseMotion label={pause} />
        </Boundary>
      </div>
      <div className="window">
        <ul className="track slides">
          {slides(false)}
          {slides(true)}
        </ul>
      </div>
    </section>
  );
}

import type { Home } from '@/content/schema/home';
import { Boundary } from '../islands/boundary';
import { PauseMotion } from '../islands/pause-motion';
import { Picture } from '../ui/picture';

type Props = { differentiators: Home['differentiators']; pause: string };

/** How many slides the widest window shows at once: so many close the loop. */
const seen = 3;

/** Wide pictures that move on one by one, ten seconds a round; their first ones again close the loop and are not read. */
export function Differentiators({ differentiators, pause }: Props) {
  const slides = (copy: boolean) =>
    (copy ? differentiators.items.slice(0, seen) : differentiators.items).map(({ id, title, desc, image }) => (
      <li key={copy ? `${id}-copy` : id} className="slide" aria-hidden={copy || undefined}>
        <Picture
          image={copy ? { ...image, alt: '' } : image}
          sizes="(min-width: 1024px) 46vw, 84vw"
          className="aspect-video w-full rounded-picture object-cover"
        />
        <p className="mt-4 font-semibold">{title}</p>
        <p className="text-muted">{desc}</p>
      </li>
    ));
  return (
    <section className="moving overflow-hidden bg-sky breathe">
      <div className="wrap flex items-end justify-between gap-6">
        <h2 className="text-heading">{differentiators.title}</h2>
        <Boundary>
          <PauseMotion label={pause} />
        </Boundary>
      </div>
      <div className="window mt-near">
        <ul className="track differentiators">
          {slides(false)}
          {slides(true)}
        </ul>
      </div>
    </section>
  );
}

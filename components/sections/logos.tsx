import type { Testimonial } from '@/content/schema/testimonial';
import { Boundary } from '../islands/boundary';
import { PauseMotion } from '../islands/pause-motion';
import { Picture } from '../ui/picture';

/** Logos of investors and clients in a looping track. The second set, hidden from assistive technology, makes the loop seamless. */
export function Logos({ logos, title, pause }: { logos: Testimonial['logos']; title: string; pause: string }) {
  const strip = (copy: boolean) =>
    logos.map(({ id, image }) => (
      <li key={copy ? `${id}-copy` : id} className="px-[clamp(1.25rem,2.6vw,3rem)]" aria-hidden={copy || undefined}>
        <Picture image={copy ? { ...image, alt: '' } : image} sizes="200px" className="h-10 w-auto max-w-none" />
      </li>
    ));
  return (
    <section className="moving border-y border-line py-8">
      <div className="flex items-center">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls with less motion, and not every engine makes a scroller a stop */}
        <div className="window min-w-0 grow" role="group" aria-label={title} tabIndex={0}>
          <ul className="track logos items-center">
            {strip(false)}
            {strip(true)}
          </ul>
        </div>
        <div className="pr-[clamp(1.25rem,2.8vw,4rem)] pl-4">
          <Boundary>
            <PauseMotion label={pause} />
          </Boundary>
        </div>
      </div>
    </section>
  );
}

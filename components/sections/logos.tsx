import type { Testimonial } from '@/content/schema/testimonial';
import { Boundary } from '../islands/boundary';
import { PauseMotion } from '../islands/pause-motion';
import { Picture } from '../ui/picture';

/**
 * Logos of investors and clients in a looping track, with reduced motion in columns. A second set, hidden from assistive
 * technology, makes the loop seamless.
 */
export function Logos({ logos, title, pause }: { logos: Testimonial['logos']; title: string; pause: string }) {
  const strip = (copy: boolean) =>
    logos.map(({ image }) => (
      <li key={copy ? `${image.file}-copy` : image.file} aria-hidden={copy || undefined}>
        <Picture image={copy ? { ...image, alt: '' } : image} sizes="200px" className="h-10 w-auto" />
      </li>
    ));
  return (
    <div className="moving py-lg">
      <div className="flex items-center">
        <div className="window min-w-0 grow" role="group" aria-label={title}>
          <ul className="track logos items-center">
            {strip(false)}
            {strip(true)}
          </ul>
        </div>
        <div className="logos-pause">
          <Boundary>
            <PauseMotion label={pause} />
          </Boundary>
        </div>
      </div>
    </div>
  );
}

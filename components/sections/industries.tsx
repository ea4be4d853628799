import type { Home } from '@/content/schema/home';
import { Picture } from '../ui/picture';

/** Four tall photographs, each with a name and a line over it. */
export function Industries({ industries }: { industries: Home['industries'] }) {
  return (
    <section className="industries pt-xl">
      <h2 className="wrap text-heading">{industries.title}</h2>
      <ul>
        {industries.items.map(({ title, desc, image }) => (
          <li key={title} className="captioned">
            <Picture image={image} sizes="(min-width: 1024px) 32vw, (min-width: 480px) 63vw, 75vw" />
            <div>
              <h3 className="text-title">{title}</h3>
              <p>{desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

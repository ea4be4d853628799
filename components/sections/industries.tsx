import type { Home } from '@/content/schema/home';
import { Picture } from '../ui/picture';

/** Four tall photographs, a name and a line set into each. */
export function Industries({ industries }: { industries: Home['industries'] }) {
  return (
    <section className="pb-band">
      <h2 className="wrap text-heading">{industries.title}</h2>
      <ul className="wrap-wide mt-near grid gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {industries.items.map(({ id, title, desc, image }) => (
          <li key={id} className="captioned aspect-square sm:aspect-[3/4]">
            <Picture
              image={image}
              sizes="(min-width: 1024px) 25vw, (min-width: 480px) 48vw, 94vw"
              className="absolute size-full object-cover object-[50%_15%]"
            />
            <div className="px-[clamp(1rem,1.6vw,1.75rem)] pb-[clamp(1rem,1.6vw,1.75rem)]">
              <h3 className="text-title">{title}</h3>
              <p className="mt-1 leading-snug">{desc}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { Home } from '@/content/schema/home';
import { Icon } from '../ui/icon';

/** What the company does, and for whom: a statement and one ruled row. */
export function Platform({ platform, audiences }: { platform: Home['platform']; audiences: Home['audiences'] }) {
  return (
    <section className="wrap pt-band">
      <div className="grid gap-6 lg:grid-cols-[1fr_1fr] lg:gap-16">
        <h2 className="text-heading">{platform.title}</h2>
        <p className="text-lead text-muted lg:pt-2">{platform.intro}</p>
      </div>
      <div className="mt-far border-t border-line pt-6">
        <h2 className="text-title">{audiences.title}</h2>
        <ul className="mt-6 grid grid-cols-2 md:grid-cols-3 lg:grid-cols-6">
          {audiences.items.map(({ id, title, icon }) => (
            <li
              key={id}
              className="border-line py-4 pr-4 max-lg:border-t lg:border-l lg:py-1 lg:pl-5 lg:first:border-l-0 lg:first:pl-0"
            >
              <Icon name={icon} className="size-7 text-field" />
              <p className="mt-4 max-w-[9em] leading-snug font-medium text-balance">{title}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import type { Home } from '@/content/schema/home';
import { Icon } from '../ui/icon';
import { SectionHead } from './section-head';

/** What the company does, and the audiences it serves. */
export function Platform({ platform, audiences }: { platform: Home['platform']; audiences: Home['audiences'] }) {
  return (
    <section className="platform wrap pt-xl pb-lg">
      <SectionHead {...platform} />
      <div className="audiences">
        <h2 className="text-title">{audiences.title}</h2>
        <ul>
          {audiences.items.map(({ title, icon }) => (
            <li key={title}>
              <Icon name={icon} />
              <p>{title}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

import { clsx } from 'clsx';
import type { About } from '@/content/schema/about';
import type { KeyHighlight } from '@/content/schema/fields';
import type { TimelineEntry } from '@/content/schema/journey';
import type { TeamCard } from '@/content/schema/team';
import { pathOf } from '@/lib/href';
import { joinUnits } from '@/lib/no-break';
import { Link } from '../ui/link';
import { Picture } from '../ui/picture';
import { CapacityCurve } from './capacity-curve';
import { Figures } from './figures';
import { PageHead } from './page-head';
import { WidePicture } from './wide-picture';

type Props = {
  about: About;
  figures: KeyHighlight[];
  entries: TimelineEntry[];
  founders: TeamCard[];
};

/** About the company: photograph, vision and mission, figures, and links to its journey and its team. */
export function AboutSections({ about, figures, entries, founders }: Props) {
  const drawings = {
    journey: <CapacityCurve entries={entries} width={560} years className="w-full fill-ink text-field" />,
    team: (
      <div className="grid grid-cols-2 gap-4">
        {founders.slice(0, 2).map(({ name, image, roleTitle }) => (
          <div key={name}>
            <Picture
              image={{ ...image, alt: '' }}
              sizes="(min-width: 1024px) 15vw, 45vw"
              className="aspect-square w-full rounded-picture object-cover object-bottom"
            />
            <p className="mt-3 font-semibold">{name}</p>
            <p className="text-caption text-muted">{roleTitle}</p>
          </div>
        ))}
      </div>
    ),
  };
  return (
    <>
      <PageHead route="about" title={about.title} intro={about.intro} />
      <WidePicture image={about.image} />
      <div className="wrap grid gap-12 py-xl lg:grid-cols-axis lg:gap-x-10">
        {[about.vision, about.mission].map(({ title, text }, index) => (
          <section key={title} className="rule-t border-line pt-5">
            <h2 className="text-muted">{title}</h2>
            <p className={clsx('mt-4 font-display text-balance', index === 0 ? 'text-heading' : 'text-title')}>
              {joinUnits(text)}
            </p>
          </section>
        ))}
      </div>
      <div className="bg-night text-paper">
        <Figures items={figures} />
      </div>
      <ul className="wrap grid gap-x-10 gap-y-14 py-xl lg:grid-cols-axis lg:gap-y-0">
        {about.more.map(({ title, desc, route }) => (
          <li key={route} className="grid rule-t border-line pt-5 lg:row-span-3 lg:grid-rows-subgrid">
            <h2 className="text-title">
              <Link href={pathOf(route)} className="more">
                {title}
              </Link>
            </h2>
            <p className="mt-2 mb-10 text-muted">{desc}</p>
            {drawings[route]}
          </li>
        ))}
      </ul>
    </>
  );
}

import { AboutSections } from '@/components/sections/about';
import { Closing } from '@/components/sections/closing';
import { about } from '@/content/about';
import { home } from '@/content/home';
import { journey } from '@/content/journey';
import { team } from '@/content/team';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('about');

export default function AboutPage() {
  return (
    <>
      <AboutSections
        about={about}
        figures={home.highlights.items}
        entries={journey.entries}
        founders={team.founders.people}
      />
      <Closing words={closingOf('about')} />
    </>
  );
}

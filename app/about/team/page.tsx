import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { People } from '@/components/sections/people';
import { team } from '@/content/team';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('team');

export default function TeamPage() {
  const sections = [team.founders, team.kmps, team.managementTeam, team.technologyTeam, team.coverageTeam];
  return (
    <>
      <PageHead route="team" title={team.title} intro={team.intro} />
      {sections.map((section) => (
        <People key={section.id} section={section} profile={words.profile} large={section === team.founders} />
      ))}
      <div className="h-md" />
      <Closing words={closingOf('team')} />
    </>
  );
}

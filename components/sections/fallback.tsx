import type { Section } from '@/content/routes';
import type { Screens } from '@/content/schema/screens';
import { basePath } from '@/lib/asset';
import { aliasPaths, knownPaths } from '@/lib/href';
import { screenSections, sectionKinds } from '@/lib/sections';
import { Boundary } from '../islands/boundary';
import { FallbackSwitch } from '../islands/fallback-switch';
import { NotFoundScreen } from './not-found';

const Message = ({ text }: { text: string }) => (
  <h1 className="wrap py-16 font-normal" data-island="now">
    {text}
  </h1>
);

const table = { basePath, known: knownPaths, aliases: aliasPaths, sections: sectionKinds };

/** The 404 page of one section. */
export function SectionFallback({ section, words }: { section: Section; words: Screens['fallback'] }) {
  const bare = sectionKinds[section] === 'bare';
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={bare ? <Message text={words.bare} /> : <NotFoundScreen section={section} words={words} />}
      />
    </Boundary>
  );
}

/** The root's 404 page. It also holds every section's screen, for hosts that serve one 404 page for all paths. */
export function RootFallback({ words }: { words: Screens['fallback'] }) {
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={<Message text={words.top} />}
        bare={<Message text={words.bare} />}
        screens={Object.fromEntries(
          screenSections.map((name) => [name, <NotFoundScreen key={name} section={name} words={words} />]),
        )}
      />
    </Boundary>
  );
}

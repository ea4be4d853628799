import type { Section } from '@/content/routes';
import type { Screens } from '@/content/schema/screens';
import { basePath } from '@/lib/asset';
import { aliasPaths, knownPaths } from '@/lib/href';
import { screenSections, sectionKinds } from '@/lib/sections';
import { Boundary } from '../islands/boundary';
import { FallbackSwitch } from '../islands/fallback-switch';
import { NotFoundScreen } from './not-found';

const Bare = ({ text }: { text: string }) => <p className="wrap py-16">{text}</p>;

const table = { basePath, known: knownPaths, aliases: aliasPaths, sections: sectionKinds };

/** What an unknown path below one section is shown. */
export function SectionFallback({ section, words }: { section: Section; words: Screens['fallback'] }) {
  const bare = sectionKinds[section] === 'bare';
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={bare ? <Bare text={words.bare} /> : <NotFoundScreen section={section} words={words} />}
      />
    </Boundary>
  );
}

/** The root's 404 page: the top-level text, and for hosts that know no other 404 page what each section shows. */
export function RootFallback({ words }: { words: Screens['fallback'] }) {
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={<Bare text={words.top} />}
        bare={<Bare text={words.bare} />}
        screens={Object.fromEntries(
          screenSections.map((name) => [name, <NotFoundScreen key={name} section={name} words={words} />]),
        )}
      />
    </Boundary>
  );
}

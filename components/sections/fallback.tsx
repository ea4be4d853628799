import type { Section } from '@/content/routes';
import type { Fallbacks } from '@/content/schema/fallbacks';
import { basePath } from '@/lib/asset';
import { aliasPaths, knownPaths } from '@/lib/href';
import { notFoundSections, sections } from '@/lib/sections';
import { Boundary } from '../islands/boundary';
import { FallbackSwitch } from '../islands/fallback-switch';
import { NotFound } from './not-found';

const Message = ({ text }: { text: string }) => (
  <h1 className="wrap min-h-[50vh] content-end py-xl text-display" data-island="now">
    {text}
  </h1>
);

const table = { basePath, known: knownPaths, aliases: aliasPaths, sections };

/** The 404 page of one section. */
export function SectionFallback({ section, words }: { section: Section; words: Fallbacks['notFound'] }) {
  const text = sections[section] === 'text';
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={text ? <Message text={words.text} /> : <NotFound section={section} words={words} />}
      />
    </Boundary>
  );
}

/** The root's 404 page. It also contains the content of every section's 404 page, for hosts with only one 404 page. */
export function RootFallback({ words }: { words: Fallbacks['notFound'] }) {
  return (
    <Boundary>
      <FallbackSwitch
        {...table}
        top={<Message text={words.top} />}
        text={<Message text={words.text} />}
        pages={Object.fromEntries(
          notFoundSections.map((name) => [name, <NotFound key={name} section={name} words={words} />]),
        )}
      />
    </Boundary>
  );
}

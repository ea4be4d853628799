import { FallbackSwitch } from '@/components/islands/fallback-switch';
import { NotFoundScreen } from '@/components/sections/not-found';
import { sections } from '@/content/routes';
import { screens } from '@/content/screens';
import { basePath } from '@/lib/asset';
import { aliasPaths, knownPaths } from '@/lib/href';
import { screenSections } from '@/lib/sections';

export const metadata = { title: screens.fallback.title, robots: { index: false } };

/** The root's 404 page: the top-level text, and for hosts that know no other 404 page what each section shows. */
export default function NotFound() {
  const { fallback } = screens;
  return (
    <FallbackSwitch
      basePath={basePath}
      known={knownPaths}
      aliases={aliasPaths}
      sections={sections}
      top={<p className="wrap py-16">{fallback.top}</p>}
      bare={<p className="wrap py-16">{fallback.bare}</p>}
      screens={Object.fromEntries(
        screenSections.map((name) => [name, <NotFoundScreen key={name} section={name} words={fallback} />]),
      )}
    />
  );
}

import type { Home } from '@/content/schema/home';
import type { Words } from '@/content/schema/words';
import { Differentiators } from './differentiators';
import { Hero } from './hero';
import { Highlights } from './highlights';
import { Industries } from './industries';
import { Platform } from './platform';
import { Suite } from './suite';

/** The sections of the home page, which /offerings/ shows too. */
export function HomeSections({ home, interval, words }: { home: Home; interval: number; words: Words }) {
  return (
    <>
      <Hero hero={home.hero} interval={interval} words={words} />
      <Platform platform={home.platform} audiences={home.audiences} />
      <Suite suite={home.suite} words={words} />
      <Industries industries={home.industries} />
      <Differentiators differentiators={home.differentiators} pause={words.pauseMotion} />
      <Highlights highlights={home.highlights} />
    </>
  );
}

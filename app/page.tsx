import { Closing } from '@/components/sections/closing';
import { HomeSections } from '@/components/sections/home-sections';
import { JsonLd } from '@/components/ui/json-ld';
import { home } from '@/content/home';
import { motion } from '@/content/motion';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { organization, website } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('home');

export default function HomePage() {
  return (
    <>
      <HomeSections home={home} interval={motion.heroInterval} words={words} />
      <Closing words={closingOf('home')} />
      <JsonLd things={[organization(), website()]} />
    </>
  );
}

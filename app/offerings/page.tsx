import { Closing } from '@/components/sections/closing';
import { HomeSections } from '@/components/sections/home-sections';
import { home } from '@/content/home';
import { motion } from '@/content/motion';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('offerings');

export default function OfferingsPage() {
  return (
    <>
      <HomeSections home={home} interval={motion.heroInterval} words={words} />
      <Closing words={closingOf('offerings')} />
    </>
  );
}

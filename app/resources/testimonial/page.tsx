import { Closing } from '@/components/sections/closing';
import { Logos } from '@/components/sections/logos';
import { PageHead } from '@/components/sections/page-head';
import { Quote } from '@/components/sections/quote';
import { testimonial } from '@/content/testimonial';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('testimonial');

export default function TestimonialPage() {
  return (
    <>
      <Quote quote={testimonial.quote} image={testimonial.image}>
        <PageHead route="testimonial" title={testimonial.title} intro={testimonial.intro} small />
      </Quote>
      <Logos logos={testimonial.logos} title={testimonial.title} pause={words.pauseMotion} />
      <Closing words={closingOf('testimonial')} />
    </>
  );
}

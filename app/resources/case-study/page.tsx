import { placeholderPage } from '@/app/placeholder-page';
import { Results } from '@/components/sections/results';
import { home } from '@/content/home';

const below = (
  <section className="bg-sky">
    <Results highlights={home.highlights} heading="h2" />
  </section>
);
const { metadata, page } = placeholderPage('caseStudy', { below });

export { metadata, page as default };

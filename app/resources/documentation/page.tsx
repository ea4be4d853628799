import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { home } from '@/content/home';
import { suiteLines } from '@/lib/related';

const { metadata, page } = placeholderPage('documentation', {
  below: <RelatedPages title={home.suite.title} pages={suiteLines} />,
});

export { metadata, page as default };

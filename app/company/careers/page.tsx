import { placeholderPage } from '@/app/placeholder-page';
import { RelatedPages } from '@/components/sections/related-pages';
import { services } from '@/content/services';
import { serviceLines } from '@/lib/related';

const { metadata, page } = placeholderPage('careers', {
  below: <RelatedPages title={services.title} pages={serviceLines} />,
});

export { metadata, page as default };

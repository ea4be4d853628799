import { Closing } from '@/components/sections/closing';
import { ServicePage } from '@/components/sections/service-page';
import type { ServiceId } from '@/content/schema/services';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';
import { pagesRelatedToService, productsOf } from '@/lib/related';

/** The exports of a page.tsx whose page is one service. */
export const servicePage = (id: ServiceId) => ({
  metadata: pageMetadata(id),
  page: () => (
    <>
      <ServicePage
        id={id}
        services={services}
        products={productsOf(id)}
        relatedPages={pagesRelatedToService(id)}
        words={words}
      />
      <Closing words={closingOf(id)} />
    </>
  ),
});

import { Closing } from '@/components/sections/closing';
import { DayRound } from '@/components/sections/day-round';
import { MaintenancePlan } from '@/components/sections/maintenance-plan';
import { PageHead } from '@/components/sections/page-head';
import { RelatedPages } from '@/components/sections/related-pages';
import { RelatedProduct } from '@/components/sections/related-product';
import { WidePicture } from '@/components/sections/wide-picture';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';
import { pagesRelatedToOffer, productsOf } from '@/lib/related';

export const metadata = pageMetadata('operationsOffer');

const { title, intro, image, round, plan } = services.operationsOffer;
const [tool] = productsOf('operationsMaintenance');

export default function OperationsOfferPage() {
  return (
    <>
      <PageHead route="operationsOffer" title={title} intro={intro} />
      <WidePicture image={image} full />
      <DayRound round={round} />
      <MaintenancePlan plan={plan} />
      {tool && (
        <div className="wrap pb-md">
          <RelatedProduct product={tool} words={words} />
        </div>
      )}
      <RelatedPages title={words.relatedPages} pages={pagesRelatedToOffer()} />
      <Closing words={closingOf('operationsOffer')} />
    </>
  );
}

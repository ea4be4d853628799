import { Closing } from '@/components/sections/closing';
import { MarketplaceSections } from '@/components/sections/marketplace';
import { RunsOn } from '@/components/sections/runs-on';
import { marketplace } from '@/content/marketplace';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';
import { productsOf } from '@/lib/related';

export const metadata = pageMetadata('marketplace');

export default function MarketplacePage() {
  return (
    <>
      <MarketplaceSections marketplace={marketplace} breadcrumb={words.breadcrumb} />
      <RunsOn products={productsOf('marketplace')} words={{ ...words, runsOn: marketplace.today }} />
      <Closing words={closingOf('marketplace')} />
    </>
  );
}

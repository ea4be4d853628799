import { Closing } from '@/components/sections/closing';
import { MarketplaceSections } from '@/components/sections/marketplace';
import { RunsOn } from '@/components/sections/runs-on';
import { marketplace } from '@/content/marketplace';
import { words } from '@/content/words';
import { closingOf, enquiryHref } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';
import { productsOf } from '@/lib/related';

export const metadata = pageMetadata('marketplace');

export default function MarketplacePage() {
  const closing = closingOf('marketplace');
  return (
    <>
      <MarketplaceSections
        marketplace={marketplace}
        action={{ label: closing.button, href: enquiryHref(closing.message) }}
      />
      <RunsOn products={productsOf('marketplace')} words={{ ...words, runsOn: marketplace.today }} />
      <Closing words={closing} />
    </>
  );
}

import { Closing } from '@/components/sections/closing';
import { MarketplaceSections } from '@/components/sections/marketplace';
import { marketplace } from '@/content/marketplace';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('marketplace');

export default function MarketplacePage() {
  return (
    <>
      <MarketplaceSections marketplace={marketplace} breadcrumb={words.breadcrumb} />
      <Closing words={closingOf('marketplace')} />
    </>
  );
}

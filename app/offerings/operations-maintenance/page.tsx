import { Closing } from '@/components/sections/closing';
import { ServicePage } from '@/components/sections/service-page';
import { navigation } from '@/content/navigation';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('operationsOffer');

export default function OperationsOfferPage() {
  return (
    <>
      <ServicePage
        id="operationsMaintenance"
        services={services}
        demo={navigation.demo.href}
        words={words}
        offer={{ route: 'operationsOffer', ...services.operationsOffer }}
      />
      <Closing words={closingOf('operationsOffer')} />
    </>
  );
}

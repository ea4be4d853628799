import { ServicePage } from '@/components/sections/service-page';
import { navigation } from '@/content/navigation';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('operationsOffer');

export default function OperationsOfferPage() {
  const { title, intro } = services.operationsOffer;
  return (
    <ServicePage
      route="operationsOffer"
      services={services}
      demo={navigation.demo.href}
      words={words}
      title={title}
      intro={intro}
    />
  );
}

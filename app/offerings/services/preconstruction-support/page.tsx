import { Closing } from '@/components/sections/closing';
import { ServicePage } from '@/components/sections/service-page';
import { navigation } from '@/content/navigation';
import { services } from '@/content/services';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('preconstruction');

export default function PreconstructionPage() {
  return (
    <>
      <ServicePage id="preconstruction" services={services} demo={navigation.demo.href} words={words} />
      <Closing words={closingOf('preconstruction')} />
    </>
  );
}

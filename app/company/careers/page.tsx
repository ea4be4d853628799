import { placeholderPage } from '@/app/placeholder-page';
import { Disciplines } from '@/components/sections/disciplines';
import { MessageParts } from '@/components/sections/message-parts';
import { fallbacks } from '@/content/fallbacks';
import { services } from '@/content/services';

const { disciplines, messages } = fallbacks.placeholder;
const below = (
  <>
    <Disciplines title={disciplines} services={services.items} />
    <MessageParts {...messages.careers} />
  </>
);
const { metadata, page } = placeholderPage('careers', { below });

export { metadata, page as default };

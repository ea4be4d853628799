import { placeholderPage } from '@/app/placeholder-page';
import { Disciplines } from '@/components/sections/disciplines';
import { MessageParts } from '@/components/sections/message-parts';
import { fallbacks } from '@/content/fallbacks';
import { services } from '@/content/services';

const { work, messages } = fallbacks.placeholder;
const below = (
  <>
    <Disciplines title={work} services={services.items} />
    <MessageParts {...messages.careers} />
  </>
);
const { metadata, page } = placeholderPage('careers', { below });

export { metadata, page as default };

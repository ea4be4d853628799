import { placeholderPage } from '@/app/placeholder-page';
import { MessageParts } from '@/components/sections/message-parts';
import { fallbacks } from '@/content/fallbacks';

const below = <MessageParts {...fallbacks.placeholder.messages.careers} />;
const { metadata, page } = placeholderPage('careers', { below });

export { metadata, page as default };

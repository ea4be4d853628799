import { placeholderPage } from '@/app/placeholder-page';
import { MessageParts } from '@/components/sections/message-parts';
import { fallbacks } from '@/content/fallbacks';

const below = (
  <div className="bg-sky">
    <MessageParts {...fallbacks.placeholder.messages.status} />
  </div>
);
const { metadata, page } = placeholderPage('status', { below });

export { metadata, page as default };

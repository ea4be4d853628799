import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('helpCenter');

export { metadata, page as default };

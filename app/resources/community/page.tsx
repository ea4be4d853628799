import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('community');

export { metadata, page as default };

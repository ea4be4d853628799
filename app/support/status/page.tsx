import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('status');

export { metadata, page as default };

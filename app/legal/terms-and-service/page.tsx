import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('terms');

export { metadata, page as default };

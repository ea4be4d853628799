import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('documentation');

export { metadata, page as default };

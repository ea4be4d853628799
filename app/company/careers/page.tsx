import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('careers');

export { metadata, page as default };

import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('privacy');

export { metadata, page as default };

import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('resources');

export { metadata, page as default };

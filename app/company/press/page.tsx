import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('press');

export { metadata, page as default };

import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('apiReference');

export { metadata, page as default };

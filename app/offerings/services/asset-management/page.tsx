import { servicePage } from '@/app/service-page';

const { metadata, page } = servicePage('assetManagement');

export { metadata, page as default };

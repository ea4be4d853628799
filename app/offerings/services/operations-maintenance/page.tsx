import { servicePage } from '@/app/service-page';

const { metadata, page } = servicePage('operationsMaintenance');

export { metadata, page as default };

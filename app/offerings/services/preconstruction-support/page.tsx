import { servicePage } from '@/app/service-page';

const { metadata, page } = servicePage('preconstruction');

export { metadata, page as default };

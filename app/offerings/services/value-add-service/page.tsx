import { servicePage } from '@/app/service-page';

const { metadata, page } = servicePage('valueAdd');

export { metadata, page as default };

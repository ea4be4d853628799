import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('caseStudy');

export { metadata, page as default };

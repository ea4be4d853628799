import { NewestArticles } from '@/app/newest-articles';
import { placeholderPage } from '@/app/placeholder-page';

const { metadata, page } = placeholderPage('resources', { below: <NewestArticles /> });

export { metadata, page as default };

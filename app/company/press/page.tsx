import { placeholderPage } from '@/app/placeholder-page';
import { Figures } from '@/components/sections/figures';
import { home } from '@/content/home';

const aboveLinks = (
  <div className="bg-night text-paper">
    <Figures items={home.highlights.items} />
  </div>
);
const { metadata, page } = placeholderPage('press', { aboveLinks });

export { metadata, page as default };

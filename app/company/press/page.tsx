import { placeholderPage } from '@/app/placeholder-page';
import { CompanyRecord } from '@/components/sections/company-record';
import { Figures } from '@/components/sections/figures';
import { fallbacks } from '@/content/fallbacks';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { words } from '@/content/words';

const aboveLinks = (
  <div className="bg-night text-paper">
    <Figures items={home.highlights.items} />
  </div>
);
const below = <CompanyRecord record={fallbacks.placeholder.record} site={site} words={words} />;
const { metadata, page } = placeholderPage('press', { aboveLinks, below });

export { metadata, page as default };

import { placeholderPage } from '@/app/placeholder-page';
import { NoticeText } from '@/components/sections/notice';
import { contact } from '@/content/contact';

const { notice } = contact;
const below = notice && (
  <div className="wrap pb-xl">
    <NoticeText notice={notice} heading="h2" />
  </div>
);
const { metadata, page } = placeholderPage('privacy', { below });

export { metadata, page as default };

import { ChapterIndex } from '@/components/sections/chapter-index';
import { Chapters } from '@/components/sections/chapters';
import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
import { Results } from '@/components/sections/results';
import { UsersPanel } from '@/components/sections/users-panel';
import { JsonLd } from '@/components/ui/json-ld';
import { navigation } from '@/content/navigation';
import { saas } from '@/content/saas';
import { words } from '@/content/words';
import { closingOf } from '@/lib/closing';
import { products } from '@/lib/jsonld';
import { pageMetadata } from '@/lib/metadata';
import { shownScreens } from '@/lib/screen-file';

export const metadata = pageMetadata('saas');

export default function SaasPage() {
  const { title, intro, chapters } = saas;
  const demo = { label: words.bookDemo, href: navigation.demo.href };
  // The head shows the first product that a select hides; without a select the first product.
  const product = chapters.flatMap(({ products }) => products.slice(1))[0] ?? chapters[0]?.products[0];
  const head = { title, intro, screen: product?.image, action: demo };
  return (
    <div className="beside-users">
      <PageHead route="saas" {...head} breadcrumb={words.breadcrumb} />
      <UsersPanel users={saas.users} />
      <div className="wrap">
        <Results title={saas.results.title} items={saas.results.items} />
        <ChapterIndex label={words.products} items={chapters} />
        <Chapters {...saas} demo={demo} words={words} screens={shownScreens()} />
      </div>
      <Closing words={closingOf('saas')} />
      <JsonLd things={products(saas)} />
    </div>
  );
}

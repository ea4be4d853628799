import { ChapterIndex } from '@/components/sections/chapter-index';
import { Chapters } from '@/components/sections/chapters';
import { Closing } from '@/components/sections/closing';
import { PageHead } from '@/components/sections/page-head';
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
  const { title, intro, picture, chapters } = saas;
  const demo = { label: words.bookDemo, href: navigation.demo.href };
  // In a chapter with several products each has an entry, which selects it.
  const index = chapters.flatMap(({ id, title, products }) =>
    products.map((product) => ({
      id: products.length > 1 ? product.title : id,
      title: product.purpose ?? title,
      above: product.title,
    })),
  );
  return (
    <div className="beside-users">
      <PageHead route="saas" {...{ title, intro, picture }} action={demo} />
      <UsersPanel users={saas.users} />
      <div className="wrap">
        <ChapterIndex label={words.products} items={index} bar />
        <Chapters {...saas} demo={demo} words={words} screens={shownScreens()} />
      </div>
      <Closing words={closingOf('saas')} />
      <JsonLd things={products(saas)} />
    </div>
  );
}

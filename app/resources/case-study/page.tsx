import { placeholderPage } from '@/app/placeholder-page';
import { ProductClaims } from '@/components/sections/product-claims';
import { home } from '@/content/home';
import { saas } from '@/content/saas';

const { suite, highlights } = home;
const products = saas.chapters.flatMap((chapter) => chapter.products);
const below = <ProductClaims title={highlights.link.label} suite={suite} products={products} />;
const { metadata, page } = placeholderPage('caseStudy', { below });

export { metadata, page as default };

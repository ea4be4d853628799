import { type ProductId, products } from '@/lib/products';
import { screenFile } from '@/lib/screen-file';

export const dynamic = 'force-static';
export const dynamicParams = false;

const files = (Object.keys(products) as ProductId[]).map(screenFile);

export const generateStaticParams = () => files.map(({ name }) => ({ file: name }));

/** The data of a product's screen, which the live screen fetches when a visitor opens it. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  return new Response(files.find(({ name }) => name === file)?.text, {
    headers: { 'Content-Type': 'application/json' },
  });
}

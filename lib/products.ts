import { portfolio } from '@/content/products/portfolio';
import { solarvision } from '@/content/products/solarvision';
import { truanalytica } from '@/content/products/truanalytica';
import { trubuyer } from '@/content/products/trubuyer';
import { trucovenant } from '@/content/products/trucovenant';
import { truops } from '@/content/products/truops';
import { truprediction } from '@/content/products/truprediction';
import { screensOf } from './screens';

/** The products by id, each with the data of its screen, for the pictures and the pages. Not for islands. */
export const products = screensOf({
  portfolio,
  truanalytica,
  solarvision,
  truops,
  trubuyer,
  trucovenant,
  truprediction,
});

export type ProductId = keyof typeof products;

import { solarvision } from './solarvision';
import { truanalytica } from './truanalytica';
import { trubuyer } from './trubuyer';
import { trucovenant } from './trucovenant';
import { truops } from './truops';
import { truprediction } from './truprediction';

/** The product pictures, by file name without extension. */
export const products: Record<string, () => string> = {
  truanalytica,
  solarvision,
  truops,
  trubuyer,
  trucovenant,
  truprediction,
};

import { products } from '@/lib/products';

/** The data of each product's screen, named after its content, such as `day` for TruPrediction. */
export const [day, plants, bids, month, flight, shift] = [
  products.truprediction.data,
  products.truanalytica.data,
  products.trubuyer.data,
  products.trucovenant.data,
  products.solarvision.data,
  products.truops.data,
];

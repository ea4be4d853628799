import type { Portfolio } from '../../content/schema/portfolio';
import type { SolarVision } from '../../content/schema/solarvision';
import type { TruAnalytica } from '../../content/schema/truanalytica';
import type { TruBuyer } from '../../content/schema/trubuyer';
import type { TruCovenant } from '../../content/schema/trucovenant';
import type { TruOps } from '../../content/schema/truops';
import type { TruPrediction } from '../../content/schema/truprediction';
import { solarvision } from './solarvision';
import { truanalytica } from './truanalytica';
import { trubuyer } from './trubuyer';
import { trucovenant } from './trucovenant';
import { truops } from './truops';
import { truprediction } from './truprediction';
import type { Drawing, PictureFormat, Screen } from './types';

/** The modules of content/products. */
export interface ProductContent {
  portfolio: Portfolio;
  truanalytica: TruAnalytica;
  solarvision: SolarVision;
  truops: TruOps;
  trubuyer: TruBuyer;
  trucovenant: TruCovenant;
  truprediction: TruPrediction;
}

const screenOf = <Data, State>(screen: Screen<Data, State>, data: Data) => ({
  data,
  /** The drawing of the initial state. */
  draw: (format: PictureFormat): Drawing => screen.draw(data, screen.initialState(data), format),
  /** The drawings of the initial state and of each state one press in the picture away. */
  drawStates(format: PictureFormat): Drawing[] {
    const initial = screen.initialState(data);
    const drawing = screen.draw(data, initial, format);
    const ids = drawing.spots?.flatMap(({ spots }) => spots.map(({ id }) => id)) ?? [];
    return [drawing, ...ids.map((id) => screen.draw(data, screen.update(data, initial, id), format))];
  },
});

/** All screens by the id of their product. */
export const screensOf = ({ portfolio, ...content }: ProductContent) => ({
  truanalytica: screenOf(truanalytica, { ...content.truanalytica, portfolio }),
  solarvision: screenOf(solarvision, { ...content.solarvision, portfolio }),
  truops: screenOf(truops, content.truops),
  trubuyer: screenOf(trubuyer, content.trubuyer),
  trucovenant: screenOf(trucovenant, content.trucovenant),
  truprediction: screenOf(truprediction, content.truprediction),
});

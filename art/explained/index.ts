import { hundredDays, workingDate } from './days';
import { penaltySlabs } from './slabs';
import { faultShapes } from './thermal';

/** The drawings of the articles, by file name. */
export const explained = () => ({
  'penalty-slabs.svg': penaltySlabs(),
  'fault-shapes.svg': faultShapes(),
  'working-date.svg': workingDate(),
  'hundred-days.svg': hundredDays(),
});

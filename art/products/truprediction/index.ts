import { blockTime, figure, shortDay } from '../../lib/format';
import { screen } from '../../lib/shell';
import { chart } from './chart';
import { available, date, now } from './data';
import { sidebar } from './sidebar';

export function truprediction(): string {
  return screen({
    product: 'TruPrediction',
    label:
      'Forecast band, schedules and generation in 96 blocks, with the deviation of each block and the revisions of the day',
    subtitle: `Solar and wind · ${figure(available)} MW · ${shortDay(date)}, ${blockTime(now)} IST`,
    body: chart() + sidebar(),
  });
}

import { color } from '../../lib/palette';
import { page } from '../../lib/shell';
import { document, rect } from '../../lib/svg';
import { shift } from './data';
import { list } from './list';
import { phone } from './phone';
import { workOrder } from './work-order';

/** Two phones on the brand colour: the shift, and the current job. The picture crops both at the bottom. */
export function truops(): string {
  const label =
    'Two telephones: the list of the day shift, and a work order with permit, checklist, photos and spare part';
  const ground = rect(0, 0, page.width, page.height, color.field);
  const phones = phone(166, 76, shift.clock, list()) + phone(846, 28, shift.clock, workOrder());
  return document(page.width, page.height, label, ground + phones);
}

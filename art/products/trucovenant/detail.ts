import { shortDay } from '../../lib/format';
import { icon } from '../../lib/icon';
import { color } from '../../lib/palette';
import { page, type } from '../../lib/shell';
import { circle, line, rect } from '../../lib/svg';
import { text } from '../../lib/text';
import { iso, open } from './data';

const aside = { left: 1136, text: 1176, right: page.right };

/** The details of one duty: its documents and its approvals. */
export function detail(): string {
  const { duty, title, documents } = open;
  const ready = documents.filter((one) => one.ready).length;
  const files = documents.map(({ name, ready }, index) => {
    const y = 452 + index * 58;
    return (
      line(aside.text, y - 38, aside.right, y - 38, color.line, 2) +
      icon(ready ? 'file-check' : 'file', aside.text, y - 23, 32, ready ? color.field : color.muted, 2.8) +
      text(name, aside.text + 48, y, { ...type.body, fill: ready ? color.ink : color.muted }) +
      (ready ? '' : text('missing', aside.right, y, { ...type.note, fill: color.alarm, weight: 600, anchor: 'end' }))
    );
  });
  return [
    rect(aside.left, page.top + 1, page.width - aside.left, page.height - page.top, color.paper),
    text(title, aside.text, 214, { size: 34, weight: 600 }),
    text(`Lender · due ${shortDay(iso(duty.day))}`, aside.text, 256, type.body),
    rect(aside.text, 290, 14, 14, color.amber, { rx: 7 }),
    text(`In approval, ${duty.approvals} of 2 given`, aside.text + 28, 306, { ...type.body, weight: 500 }),
    text('Documents', aside.text, 392, type.heading),
    text(`${ready} of ${documents.length}`, aside.right, 392, { ...type.heading, anchor: 'end' }),
    ...files,
    trail(),
  ].join('');
}

function trail(): string {
  const [top, pitch] = [728, 92];
  const x = aside.text + 28;
  const steps = open.trail.map(({ step, by, initials, day: on }, index) => {
    const y = top + index * pitch;
    const next = index < open.trail.length - 1 ? line(x, y + 28, x, y + pitch - 28, color.field, 3) : '';
    const disc = on ? circle(x, y, 28, color.field) : circle(x, y, 28, color.amber);
    return [
      next,
      disc,
      text(initials, x, y + 8, { size: 22, weight: 600, fill: on ? color.white : color.ink, anchor: 'middle' }),
      text(by, x + 48, y - 4, type.strong),
      text(on ? `${step} ${shortDay(iso(on))}` : step, x + 48, y + 30, type.note),
    ].join('');
  });
  return text('Approval trail', aside.text, 666, type.heading) + steps.join('');
}

import { el } from './dom';

/** Stands above the view, and stays when the view is drawn again. */
export const alert = el('div', { className: 'refused', hidden: true, attributes: { role: 'alert' } });

/** Says what was refused, in the words of the check. */
export function tell(problems: string[]) {
  alert.hidden = problems.length === 0;
  alert.replaceChildren(...problems.map((line) => el('p', {}, line)));
}

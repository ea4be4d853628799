import { el } from './dom';

/** The error message above the view. It stays when the view is rendered again. */
export const alert = el('div', { className: 'refused', hidden: true, attributes: { role: 'alert' } });

/** Shows problems; an empty list hides the message. */
export function tell(problems: string[]) {
  alert.hidden = problems.length === 0;
  alert.replaceChildren(...problems.map((line) => el('p', {}, line)));
}

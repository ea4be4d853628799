import { el } from './dom';

/** The error message above the view. It stays when the view is rendered again. */
export const problemBox = el('div', { className: 'refused', hidden: true, attributes: { role: 'alert' } });

/** Shows problems; an empty list hides the message. */
export function showProblems(problems: string[]) {
  problemBox.hidden = problems.length === 0;
  problemBox.replaceChildren(...problems.map((line) => el('p', {}, line)));
}

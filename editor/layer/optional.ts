import type { Field } from '../types';
import { showProblems } from './alert';
import { button } from './dom';
import { placeOf } from './find';
import { call } from './server';
import { change } from './store';

export const isLeftOut = ({ optional, value }: Field) => optional && value === undefined;

/** A button that adds an optional group or picture with a valid initial value, or removes it. */
export function presence(field: Field): HTMLElement | undefined {
  const { path, optional, value: was } = field;
  if (!optional) return undefined;
  const place = placeOf(path);
  const add = async () => {
    const { value } = await call<{ value: unknown }>('initialValue', { path });
    showProblems(await change(`Add ${place}`, { do: 'set', path, value }));
  };
  const remove = async () => showProblems(await change(`Remove ${place}`, { do: 'remove', path, was }));
  return isLeftOut(field)
    ? button('Add', add, { 'aria-label': `Add: ${field.label}` })
    : button('Remove', remove, { 'aria-label': `Remove: ${field.label}` });
}

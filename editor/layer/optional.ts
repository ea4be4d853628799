import type { Field, Path } from '../types';
import { showProblems } from './alert';
import { button } from './dom';
import { placeOf } from './find';
import { call } from './server';
import { change } from './store';

/** Whether an optional field has no value in the file. */
export const isLeftOut = ({ optional, value }: Field) => optional && value === undefined;

/**
 * Sends a change with a valid value for what is added at a path. `copy`: the index of the entry that it is a copy of.
 * Returns the problems.
 */
export async function withInitialValue(path: Path, use: (value: unknown) => Promise<string[]>, copy?: number) {
  const answer = await call<{ value: unknown }>('initialValue', { path, copy });
  return answer.problems ?? use(answer.value);
}

/** A button that adds an optional group or picture with a valid initial value, or removes it. */
export function presence(field: Field): HTMLElement | undefined {
  const { path, optional, value: was } = field;
  if (!optional) return undefined;
  const place = placeOf(path);
  const add = async () =>
    showProblems(await withInitialValue(path, (value) => change(`Add ${place}`, { do: 'set', path, value })));
  const remove = async () => showProblems(await change(`Remove ${place}`, { do: 'remove', path, was }));
  return isLeftOut(field)
    ? button('Add', add, { 'aria-label': `Add: ${field.label}` })
    : button('Remove', remove, { 'aria-label': `Remove: ${field.label}` });
}

'use client';
import type { Inputs } from '@/lib/estimator/estimate';

/**
 * The fields as they were last, for a visitor who comes back without a reload, and the fragment of the address that was put
 * into them.
 */
export const draft: { inputs?: Inputs; opened?: string } = {};

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<Field>('[name]') ?? [])];
const isOff = (field: Field) => field.type === 'radio' && !(field as HTMLInputElement).checked;

/** The values of the named fields in an element. */
export const valuesOf = (root: HTMLElement | null): Inputs =>
  Object.fromEntries(fieldsOf(root).flatMap((field) => (isOff(field) ? [] : [[field.name, field.value]])));

/** Sets the fields that `values` names. A radio value that does not exist is ignored. */
export function write(root: HTMLElement | null, values: Inputs) {
  for (const field of fieldsOf(root)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.type !== 'radio') field.value = value;
    else if (field.value === value) (field as HTMLInputElement).checked = true;
  }
}

/** The values that differ from the initial ones. */
export const changedOf = (values: Inputs, initial: Inputs): Inputs =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== initial[name]));

/**
 * The address's fragment once a field has been changed, if it has none: after Back from another site, when the browser
 * restores the fields, the loader then loads the scripts without waiting for the visitor, and the result follows the fields.
 */
export const changedFragment = '#changed';

/** Defaults for the values that a link leaves out: the initial choices, and empty fields. */
export const emptied = (inputs: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      ['unit', 'base', 'kind', 'example'].includes(name) ? value : '',
    ]),
  );

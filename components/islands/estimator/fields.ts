'use client';
import type { Inputs } from '@/lib/estimate';

type Field = HTMLInputElement | HTMLTextAreaElement;
const fieldsOf = (root: HTMLElement | null) => [...(root?.querySelectorAll<Field>('[name]') ?? [])];
const isOff = (field: Field) => field.type === 'radio' && !(field as HTMLInputElement).checked;

/** What the fields below an element hold. */
export const valuesOf = (root: HTMLElement | null): Inputs =>
  Object.fromEntries(fieldsOf(root).flatMap((field) => (isOff(field) ? [] : [[field.name, field.value]])));

/** Sets the fields that are named; a choice that does not exist changes nothing. */
export function write(root: HTMLElement | null, values: Inputs) {
  for (const field of fieldsOf(root)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (field.type !== 'radio') field.value = value;
    else if (field.value === value) (field as HTMLInputElement).checked = true;
  }
}

/** What stands in for values that are not given: choices as they were at first, fields empty. */
export const emptied = (inputs: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      ['unit', 'base', 'kind', 'example'].includes(name) ? value : '',
    ]),
  );

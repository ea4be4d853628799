import { page } from './frame';

const types = ['text', 'number', 'date'];

/** Whether a value of the panel is being typed. */
export function isTyping(): boolean {
  const active = document.activeElement;
  const isInput =
    active instanceof HTMLTextAreaElement || (active instanceof HTMLInputElement && types.includes(active.type));
  return isInput && active.closest('.panel') !== null && active.value !== active.defaultValue;
}

/** Makes the browser ask before it leaves the editor while a value is being typed. The source of an article is kept. */
export function askBeforeLeaving(event: Event) {
  const isKept = document.activeElement?.matches('.source');
  if ((isTyping() && !isKept) || page()?.querySelector('[data-edit]')) event.preventDefault();
}

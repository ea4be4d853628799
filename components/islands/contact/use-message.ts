'use client';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { compose, type Message } from '@/lib/message';

const valuesOf = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined)) as Message;

/** What was typed, for the way back after a client-side navigation. The browser itself restores forms of loaded pages. */
let draft: Partial<Message> & { search?: string } = {};
export const discardDraft = () => {
  draft = {};
};

/** Prevents the browser from opening a file that is dropped on the form. */
const ignoreFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault();

/**
 * The contact form's message as text, and the props of its `<form>`. Prefills the message from the address: `productLine`
 * with the value of `?product=`, then `?note=`. A draft is restored first, except a message that was typed
 * for another product or note.
 */
export function useMessage(labels: Message, productLine: string) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const onInput = () => {
    const values = valuesOf(form.current);
    draft = { ...values, search: location.search };
    setText(compose(values, labels));
  };
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const product = query.get('product');
    const note = query.get('note')?.slice(0, 600);
    const field = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement | null;
    const begun = [product && productLine.replace('{product}', () => product.slice(0, 60)), note].filter(Boolean);
    // If the address prefills the message, a draft's message is restored only if it was typed at the same address.
    const same = begun.length === 0 || draft.search === location.search;
    const names = Object.keys(labels) as (keyof Message)[];
    // Typed before hydration, or restored by the browser.
    if (names.some((name) => field(name)?.value)) draft = { ...valuesOf(form.current), search: location.search };
    for (const name of names) {
      const input = field(name);
      if (input && !input.value && (same || name !== 'message')) input.value = draft[name] ?? '';
    }
    const message = field('message');
    if (begun.length > 0 && message && !message.value) message.value = `${begun.join('\n')}\n`;
    setText(compose(valuesOf(form.current), labels));
  }, [productLine, labels]);
  const props = { ref: form, onInput, onDragOver: ignoreFiles, onDrop: ignoreFiles, 'data-island': 'address' };
  return { text, read: () => compose(valuesOf(form.current), labels), props };
}

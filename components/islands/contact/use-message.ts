'use client';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { compose, type Message } from '@/lib/message';

const valuesOf = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined)) as Message;

/** Prevents the browser from opening a file that is dropped on the form. */
const ignoreFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault();

/**
 * The contact form's message as text, and the props of its `<form>`. Prefills the message from the address: `productLine`
 * with the value of `?product=`, then `?note=`.
 */
export function useMessage(labels: Message, productLine: string) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const onInput = () => setText(compose(valuesOf(form.current), labels));
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const product = query.get('product');
    const note = query.get('note')?.slice(0, 600);
    const message = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
    const begun = [product && productLine.replace('{product}', () => product.slice(0, 60)), note].filter(Boolean);
    if (begun.length > 0 && message && !message.value) message.value = `${begun.join('\n')}\n`;
    setText(compose(valuesOf(form.current), labels));
  }, [productLine, labels]);
  const props = { ref: form, onInput, onDragOver: ignoreFiles, onDrop: ignoreFiles, 'data-island': 'address' };
  return { text, read: () => compose(valuesOf(form.current), labels), props };
}

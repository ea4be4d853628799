'use client';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { compose, type Message } from '@/lib/message';

const valuesOf = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined)) as Message;

/** Without this a file dropped beside a field would open in place of the page. */
const ignoreFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault();

/**
 * The message of the contact form as text, for its `<form>`.
 *
 * @param productLine `{product}` is replaced by the value of `?product=`. `?note=` is a line below it, or the message's first.
 */
export function useMessage(labels: Message, productLine: string) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const onInput = () => setText(compose(valuesOf(form.current), labels));
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const product = asked.get('product');
    const note = asked.get('note')?.slice(0, 600);
    const message = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
    const begun = [product && productLine.replace('{product}', () => product.slice(0, 60)), note].filter(Boolean);
    if (begun.length > 0 && message && !message.value) message.value = `${begun.join('\n')}\n`;
    setText(compose(valuesOf(form.current), labels));
  }, [productLine, labels]);
  const props = { ref: form, onInput, onDragOver: ignoreFiles, onDrop: ignoreFiles, 'data-island': 'address' };
  return { text, read: () => compose(valuesOf(form.current), labels), props };
}

'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { compose, type Message, mailto } from '@/lib/message';

type Props = {
  to: string;
  subject: string;
  /** `{product}` is replaced by the value of `?product=`. `?note=` is a line below it, or the message's first. */
  productLine: string;
  labels: Record<keyof Message, string>;
  shortened: string;
  copy: string;
  copied: string;
  copyTitle: string;
  submit: string;
  /** The note on what sending does, server-rendered. */
  note: ReactNode;
};

/** Opens a message in the visitor's mail program; sends nothing itself. Without scripts the form posts to `mailto:`. */
export function ContactForm({
  to,
  subject,
  productLine,
  labels,
  shortened,
  copy,
  copied,
  copyTitle,
  submit,
  note,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const [done, setDone] = useState(false);

  const read = () => Object.fromEntries(new FormData(form.current ?? undefined)) as Message;
  const refresh = () => {
    setText(compose(read(), labels));
    setDone(false);
  };
  useEffect(() => {
    const asked = new URLSearchParams(location.search);
    const product = asked.get('product');
    const note = asked.get('note')?.slice(0, 600);
    const message = form.current?.elements.namedItem('message') as HTMLTextAreaElement | null;
    const begun = [product && productLine.replace('{product}', () => product.slice(0, 60)), note].filter(Boolean);
    if (begun.length > 0 && message && !message.value) message.value = `${begun.join('\n')}\n`;
    setText(compose(Object.fromEntries(new FormData(form.current ?? undefined)) as Message, labels));
  }, [productLine, labels]);

  const send = (event: FormEvent) => {
    event.preventDefault();
    location.href = mailto(to, subject, compose(read(), labels), shortened);
  };
  const field = 'mt-1.5 block w-full rounded-control border border-muted bg-white px-3.5 py-2.5';

  return (
    <form
      ref={form}
      data-island="address"
      action={`mailto:${to}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      onSubmit={send}
      onInput={refresh}
    >
      <div className="grid gap-5 md:grid-cols-2">
        <label className="block">
          {labels.name}
          <input className={field} name="name" type="text" autoComplete="given-name" />
        </label>
        <label className="block">
          {labels.surname}
          <input className={field} name="surname" type="text" autoComplete="family-name" />
        </label>
        <label className="block md:col-span-2">
          {labels.email}
          <input className={field} name="email" type="email" autoComplete="email" />
        </label>
        <label className="block md:col-span-2">
          {labels.message}
          <textarea className={field} name="message" rows={6} />
        </label>
      </div>
      <button type="submit" className="button mt-6">
        {submit}
      </button>
      {note}
      <div className="mt-8 border-t border-line pt-5">
        <p className="font-semibold">{copyTitle}</p>
        <p className="mt-1">{to}</p>
        {text && (
          <>
            {/* Not a live region such as <output>, which would announce every keystroke. */}
            <div
              data-copy=""
              role="group"
              aria-label={labels.message}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls in its frame, also by keyboard
              tabIndex={0}
              className="mt-3 block max-h-64 overflow-auto whitespace-pre-wrap border-l-2 border-line pl-4 text-muted"
            >
              {text}
            </div>
            <button
              type="button"
              className="mt-3 min-h-11 underline underline-offset-4"
              onClick={() =>
                navigator.clipboard?.writeText(`${to}\n\n${text}`).then(
                  () => setDone(true),
                  () => setDone(false),
                )
              }
            >
              {copy}
            </button>
          </>
        )}
        <span role="status" className="ml-3 text-muted">
          {done ? copied : ''}
        </span>
      </div>
    </form>
  );
}

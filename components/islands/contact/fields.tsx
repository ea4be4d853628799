'use client';
import { useState } from 'react';
import type { Message } from '@/lib/message';

/** Longer than a press lasts, in milliseconds: a line that appears during it would move the button from under it. */
const aPress = 300;
const field = 'field mt-1.5 px-3.5 py-2.5';

/**
 * The four fields of docs/specification.md. What is wrong with the e-mail address stands below its field, in place of the
 * browser's bubble; it is announced when the visitor leaves the field and, by moving the focus there, when they send.
 */
export function Fields({ labels, emailError }: { labels: Record<keyof Message, string>; emailError: string }) {
  const [wrong, setWrong] = useState(false);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <label className="block">
        {labels.name}
        <input className={field} name="name" type="text" autoComplete="given-name" />
      </label>
      <label className="block">
        {labels.surname}
        <input className={field} name="surname" type="text" autoComplete="family-name" />
      </label>
      <div className="md:col-span-2">
        <label className="block">
          {labels.email}
          <input
            className={field}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'email-error' : undefined}
            onBlur={({ currentTarget }) => setTimeout(() => setWrong(!currentTarget.validity.valid), aPress)}
            onInput={({ currentTarget }) => wrong && setWrong(!currentTarget.validity.valid)}
            onInvalid={(event) => {
              event.preventDefault();
              setWrong(true);
              event.currentTarget.focus();
            }}
          />
        </label>
        <p id="email-error" aria-live="polite" className={wrong ? 'problem text-caption' : undefined}>
          {wrong && emailError}
        </p>
      </div>
      <label className="block md:col-span-2">
        {labels.message}
        <textarea className={field} name="message" rows={6} />
      </label>
    </div>
  );
}

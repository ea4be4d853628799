'use client';
import { useState } from 'react';
import type { Message } from '@/lib/message';

/** Delay of the error after blur, in milliseconds: shown at once, it would move the button away during a click on it. */
const errorDelay = 300;
const field = 'field mt-1.5 px-3.5 py-2.5';

/**
 * The four fields of docs/specification.md. The email error is shown below its field in place of the browser's tooltip.
 * It is announced on blur by its live region, and on submit because the field gets the focus.
 */
export function Fields({ labels, emailError }: { labels: Record<keyof Message, string>; emailError: string }) {
  const [invalid, setInvalid] = useState(false);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <label className="block">
        {labels.name}
        <input className={field} name="name" type="text" autoComplete="given-name" />
      </label>
      <label className="block">
        {labels.surname}
        <input className={field} name="surname" type="text" autoComplete="family-name" />
      </label>
      <div className="col-span-2">
        <label className="block">
          {labels.email}
          <input
            className={field}
            name="email"
            type="email"
            autoComplete="email"
            aria-invalid={invalid || undefined}
            aria-describedby={invalid ? 'email-error' : undefined}
            onBlur={({ currentTarget }) => setTimeout(() => setInvalid(!currentTarget.validity.valid), errorDelay)}
            onInput={({ currentTarget }) => invalid && setInvalid(!currentTarget.validity.valid)}
            onInvalid={(event) => {
              event.preventDefault();
              setInvalid(true);
              event.currentTarget.focus();
            }}
          />
        </label>
        <p id="email-error" aria-live="polite" className={invalid ? 'problem text-caption' : undefined}>
          {invalid && emailError}
        </p>
      </div>
      <label className="block col-span-2">
        {labels.message}
        <textarea className={field} name="message" rows={6} />
      </label>
    </div>
  );
}

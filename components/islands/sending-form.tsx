'use client';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldsOf, honeypot, isBot, type Outcome, type Reason, requestTimeout, send } from '@/lib/enquiry';
import { fill } from '@/lib/fill';
import { mailto } from '@/lib/message';
import { CopyText } from './contact/copy-text';
import { Fields } from './contact/fields';
import { discardDraft, useMessage } from './contact/use-message';
import type { FormProps } from './contact-form';

type Props = FormProps & {
  /** The form's attributes, by which it is sent without scripts. */
  attributes: { action: string; name?: string };
  /** Fields that the visitor does not see. */
  hidden: Record<string, string>;
  sending: string;
  failed: Record<Reason | 'advice' | 'mail', string>;
  /** Server-rendered content that replaces the form once it is sent. */
  sent: ReactNode;
};
type State = { sent?: undefined; busy: boolean } | Outcome;

/**
 * Milliseconds since the page was shown. The time of a prerendered page starts with its activation. After a reload and after
 * Back it is infinite: the fields may have been filled in before.
 */
const shownFor = () => {
  const [page] = performance.getEntriesByType('navigation') as { type?: string; activationStart?: number }[];
  return /reload|back/.test(page?.type ?? '') ? Infinity : performance.now() - (page?.activationStart ?? 0);
};

/** Sends the message and shows the outcome. Without scripts it is a plain form. */
export function SendingForm({ attributes, hidden, sending, failed, sent, submit, note, labels, ...rest }: Props) {
  const { subject, productLine, emailError, shortened, ...copyWords } = rest;
  const { text, props } = useMessage(labels, productLine);
  const [state, setState] = useState<State>({ busy: false });
  const done = useRef<HTMLDivElement>(null);
  const failure = state.sent === false ? state : undefined;
  const busy = state.sent === undefined && state.busy;

  useEffect(() => {
    if (!state.sent) return;
    discardDraft();
    done.current?.focus();
  }, [state]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const fields = fieldsOf(new FormData(event.currentTarget));
    if (isBot(fields, shownFor())) return setState({ sent: true });
    // `onLine` can be wrong, so a second press sends anyway.
    if (!navigator.onLine && failure?.reason !== 'offline') return setState({ sent: false, reason: 'offline' });
    setState({ busy: true });
    setState(await send(attributes.action, fields));
  };

  if (state.sent)
    return (
      <div ref={done} tabIndex={-1}>
        {sent}
      </div>
    );
  return (
    <form {...props} {...attributes} method="post" onSubmit={onSubmit}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="text" name={honeypot} hidden tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <Fields labels={labels} emailError={emailError} />
      <button type="submit" className="button mt-6" aria-disabled={busy || undefined}>
        {busy ? sending : submit}
      </button>
      <span role="status" className="sr-only">
        {busy && sending}
      </span>
      {failure && (
        <div role="alert" className="problem mt-6">
          <p className="font-semibold">
            {fill(failed[failure.reason], {
              seconds: requestTimeout / 1000,
              words: failure.words ?? '',
              status: failure.status ?? '',
            })}
          </p>
          <p className="mt-1">{failed.advice}</p>
          <a className="more" href={mailto(copyWords.to, subject, text, shortened)}>
            {failed.mail}
          </a>
        </div>
      )}
      {failure && <CopyText {...copyWords} label={labels.message} text={text} />}
      {note}
    </form>
  );
}

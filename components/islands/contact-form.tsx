'use client';
import type { FormEvent, ReactNode } from 'react';
import { type Message, mailto } from '@/lib/message';
import { CopyText, type CopyWords } from './contact/copy-text';
import { Fields } from './contact/fields';
import { useMessage } from './contact/use-message';

export type FormProps = CopyWords & {
  subject: string;
  productLine: string;
  labels: Record<keyof Message, string>;
  emailError: string;
  shortened: string;
  submit: string;
  /** Server-rendered content below the button. */
  note: ReactNode;
};

/** Opens a message in the visitor's mail program; sends nothing itself. Without scripts the form posts to `mailto:`. */
export function ContactForm({
  subject,
  productLine,
  labels,
  emailError,
  shortened,
  submit,
  note,
  ...copyWords
}: FormProps) {
  const { text, read, props } = useMessage(labels, productLine);
  const send = (event: FormEvent) => {
    event.preventDefault();
    location.href = mailto(copyWords.to, subject, read(), shortened);
  };
  return (
    <form
      {...props}
      action={`mailto:${copyWords.to}?subject=${encodeURIComponent(subject)}`}
      method="post"
      encType="text/plain"
      onSubmit={send}
    >
      <Fields labels={labels} emailError={emailError} />
      <button type="submit" className="button mt-6">
        {submit}
      </button>
      {note}
      <CopyText {...copyWords} label={labels.message} text={text} />
    </form>
  );
}

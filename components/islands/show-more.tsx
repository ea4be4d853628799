'use client';
import { type ReactNode, useState } from 'react';
import { Toggle } from './toggle';

type Props = { id: string; more: string; less: string; about: string; children: ReactNode };

/** Opens and closes the rest of one card, independently of the other cards. */
export function ShowMore({ id, more, less, about, children }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Toggle open={open} onChange={setOpen} controls={id} className="more show-more">
        <span className="when-closed">{more}</span>
        <span className="when-open">{less}</span>
        <span className="sr-only"> {about}</span>
      </Toggle>
      <div id={id} className="opens">
        {children}
      </div>
    </>
  );
}

'use client';
import { useRef, useState } from 'react';

export type CopyWords = { to: string; copyTitle: string; copy: string; copied: string; notCopied: string };

/** The address and the text of the message to copy, for visitors whose mail program does not open. */
export function CopyText({ label, text, ...words }: CopyWords & { label: string; text: string }) {
  const { to, copyTitle, copy, copied, notCopied } = words;
  const [status, setStatus] = useState({ of: '', said: '' });
  const shown = useRef<HTMLDivElement>(null);
  /** Without access to the clipboard it selects the text, which the visitor can copy. */
  const write = () => {
    const refused = () => {
      setStatus({ of: text, said: notCopied });
      if (shown.current) getSelection()?.selectAllChildren(shown.current);
    };
    if (!navigator.clipboard) return refused();
    navigator.clipboard.writeText(`${to}\n\n${text}`).then(() => setStatus({ of: text, said: copied }), refused);
  };
  return (
    <div className="mt-2">
      <p className="max-w-measure text-muted">
        {copyTitle}{' '}
        <a href={`mailto:${to}`} className="text-link -my-2">
          {to}
        </a>
      </p>
      {text && (
        <>
          {/* Not a live region such as <output>, which would announce every keystroke. */}
          <div
            ref={shown}
            data-copy=""
            role="group"
            aria-label={label}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: long text scrolls in its frame, also by keyboard
            tabIndex={0}
            className="mt-3 block max-h-64 overflow-auto whitespace-pre-wrap rule-l-2 border-line pl-4 text-muted"
          >
            {text}
          </div>
          <button type="button" className="mt-3 min-h-11 underline underline-offset-4" onClick={write}>
            {copy}
          </button>
        </>
      )}
      <span role="status" className="text-muted [&:not(:empty)]:ml-3">
        {text && status.of === text ? status.said : ''}
      </span>
    </div>
  );
}

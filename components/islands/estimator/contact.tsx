'use client';
import { noteText } from '@/lib/estimator/estimate-words';
import type { ResultProps } from './result';

type Props = ResultProps & {
  href: string;
  /** Puts the day into this page's address, so that it is there when the visitor comes back. */
  onLeave: () => void;
};

/** What the product changes, with a link to the contact page that puts the result into the message. */
export function Contact({ result, base, words, href, onLeave }: Props) {
  const { own, days } = result;
  const day = days[base];
  if (!day) return null;
  return (
    <p className="mt-6 mb-6 max-w-measure rule-t border-line pt-5 print:hidden">
      {`${words.contact.text} `}
      <a
        href={own ? `${href}&note=${encodeURIComponent(noteText(day, base, words))}` : href}
        className="underline underline-offset-4"
        // Before the navigator changes the page.
        onClickCapture={onLeave}
      >
        {own ? words.contact.withFigures : words.contact.withoutFigures}
      </a>
    </p>
  );
}

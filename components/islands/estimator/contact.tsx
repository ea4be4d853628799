'use client';
import { noteText } from '@/lib/estimate-words';
import type { Shown } from './result';

/** Leads to the contact page, with the figures if the visitor wants. */
export function Contact({ result, base, words, href }: Shown & { href: string }) {
  const text = words.contact;
  const day = result.days[base];
  return (
    <section className="bg-night text-paper no-print">
      <div className="wrap py-far">
        <h2 className="text-heading">{text.title}</h2>
        <p className="mt-5 max-w-measure text-lead text-mist">{text.text}</p>
        <p className="mt-8 flex flex-wrap items-center gap-6">
          <a href={href} className="button button-light">
            {text.link}
          </a>
          {day && (
            <a href={`${href}&note=${encodeURIComponent(noteText(day, base, words))}`} className="more">
              {text.withFigures}
            </a>
          )}
        </p>
      </div>
    </section>
  );
}

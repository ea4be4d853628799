'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fill } from '@/lib/fill';
import { fragmentTarget, scrollToFragment } from '@/lib/scroll';
import { useLoaderRan } from './loader-ran';

type Props = { label: string; found: string; none: string; children: ReactNode };

/**
 * Hides the terms whose heading does not contain the search text, and the letters without visible terms. The text is kept in
 * the entry of the history, for Back from another page. After a full load all terms are shown until the script runs, so the
 * text is forgotten then.
 */
export function GlossaryFilter({ label, found, none, children }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState('');
  const loaderRan = useLoaderRan();

  const keep = () => {
    const text = input.current?.value ?? '';
    if (text !== (history.state?.filter ?? '')) history.replaceState({ ...history.state, filter: text }, '');
  };

  const filter = () => {
    const wanted = (input.current?.value ?? '').trim().toLowerCase();
    const terms = [...(list.current?.querySelectorAll<HTMLElement>('article') ?? [])];
    for (const term of terms) term.hidden = !term.querySelector('h3')?.textContent.toLowerCase().includes(wanted);
    for (const letter of list.current?.querySelectorAll<HTMLElement>('section') ?? [])
      letter.hidden = !letter.querySelector('article:not([hidden])');
    const count = terms.filter(({ hidden }) => !hidden).length;
    const text = count === 0 ? none : fill(found, { count, all: terms.length });
    setStatus(wanted ? text : '');
    keep();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, and filters for text typed before hydration
  useEffect(() => {
    if (input.current && !loaderRan) input.current.value = history.state?.filter ?? '';
    filter();
    // A link leads to a letter or a term that the filter may hide (lib/scroll.ts).
    const reveal = () => {
      if (input.current) input.current.value = '';
      filter();
    };
    list.current?.addEventListener('beforematch', reveal);
    const arrive = () => {
      if (fragmentTarget(location.hash)?.closest('[hidden]')) scrollToFragment(location.hash);
    };
    addEventListener('hashchange', arrive);
    // A letter's link has made an entry of its own since. Before the navigator answers the click and changes the page.
    addEventListener('click', keep, true);
    return () => {
      removeEventListener('hashchange', arrive);
      removeEventListener('click', keep, true);
    };
  }, []);

  return (
    <div data-island="">
      <div className="glossary-filter needs-scripts">
        <label>
          {label}
          <input ref={input} type="search" autoComplete="off" spellCheck={false} onInput={filter} className="field" />
        </label>
        <p role="status" className="min-h-6 text-caption text-muted">
          {status}
        </p>
      </div>
      <div ref={list}>{children}</div>
    </div>
  );
}

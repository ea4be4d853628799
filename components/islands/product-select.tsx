'use client';
import { useEffect, useRef } from 'react';
import { loadType } from '@/lib/load-type';
import { fragmentTarget, scrollToFragment } from '@/lib/scroll';
import { useLoaderRan } from './loader-ran';

/**
 * Selects the product that a chapter shows. CSS shows it (product-select.css), so the control works before scripts run.
 * The script logs each choice, as docs/specification.md requires, and writes it into the URL's fragment: Back and a shared link
 * show the same product. It selects the product that the fragment names.
 */
export function ProductSelect({ label, options }: { label: string; options: string[] }) {
  const select = useRef<HTMLSelectElement>(null);
  const loaderRan = useLoaderRan();
  useEffect(() => {
    const chapter = select.current?.closest('.chapter');
    /** Selects the product that an element is part of, and returns its name. */
    const choose = (element: EventTarget | null) => {
      const product = (element as Element | null)?.closest('.product')?.id ?? '';
      if (select.current && options.includes(product)) select.current.value = product;
      return product;
    };
    const match = ({ target }: Event) => choose(target);
    // Where the browser has restored the scroll position, nothing scrolls. A link to a hidden product that is followed before
    // hydration does not scroll by itself.
    const followed = loaderRan && loadType() === 'navigate';
    const arrive = (event?: Event) => {
      const target = fragmentTarget(location.hash);
      // The fragment of a tour's step names a part of a product: the tour scrolls there.
      if (!target || choose(target) !== target.id || !options.includes(target.id)) return;
      if (event || followed || scrollY === 0) scrollToFragment(location.hash);
    };
    chapter?.addEventListener('beforematch', match);
    addEventListener('hashchange', arrive);
    arrive();
    return () => {
      chapter?.removeEventListener('beforematch', match);
      removeEventListener('hashchange', arrive);
    };
  }, [options, loaderRan]);
  return (
    <div className="product-select" data-island="address">
      <select
        ref={select}
        aria-label={label}
        className="text-lead"
        defaultValue={options[0]}
        onChange={({ target: { value } }) => {
          // biome-ignore lint/suspicious/noConsole: docs/specification.md requires that the choice is logged
          console.log(value);
          history.replaceState(history.state, '', `#${value}`);
        }}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

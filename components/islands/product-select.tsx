'use client';
import { useEffect, useId, useRef } from 'react';
import { fragmentTarget, scrollToFragment } from '@/lib/scroll';

/**
 * Selects the product that a chapter shows. CSS shows it (product-select.css), so the control works before scripts run.
 * The script logs each choice, as docs/specification.md requires, and selects the product that the URL's fragment names.
 */
export function ProductSelect({ label, options }: { label: string; options: string[] }) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const chapter = select.current?.closest('.chapter');
    const choose = ({ target }: Event) => {
      if (select.current && options.includes((target as Element).id)) select.current.value = (target as Element).id;
    };
    const arrive = () => {
      if (options.includes(fragmentTarget(location.hash)?.id ?? '')) scrollToFragment(location.hash);
    };
    chapter?.addEventListener('beforematch', choose);
    addEventListener('hashchange', arrive);
    arrive();
    return () => {
      chapter?.removeEventListener('beforematch', choose);
      removeEventListener('hashchange', arrive);
    };
  }, [options]);
  return (
    <div className="product-select" data-island="address">
      <label htmlFor={id}>{label}</label>
      <select
        ref={select}
        id={id}
        className="field"
        defaultValue={options[0]}
        // biome-ignore lint/suspicious/noConsole: docs/specification.md requires that the choice is logged
        onChange={(event) => console.log(event.target.value)}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

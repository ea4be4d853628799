'use client';
import { useEffect, useId, useRef } from 'react';
import { fragmentTarget, scrollToFragment } from '@/lib/scroll';

/**
 * Chooses which product's panel shows. CSS does it (`:has(option:checked)`), so the control works before scripts run.
 * The script logs the choice, which is required behaviour, and chooses the product whose panel, by its id, the address
 * asks for.
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

'use client';
import { useId } from 'react';

/**
 * Chooses which product's panel shows. CSS does it (`:has(option:checked)`), so the control works before scripts run;
 * the script only logs the choice, which is required behaviour.
 */
export function ProductSelect({ label, options }: { label: string; options: string[] }) {
  const id = useId();
  return (
    <div className="product-select" data-island="">
      <label htmlFor={id}>{label}</label>
      {/* biome-ignore lint/suspicious/noConsole: docs/specification.md has the choice logged */}
      <select id={id} defaultValue={options[0]} onChange={(event) => console.log(event.target.value)}>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}

'use client';
import type { ReactNode } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import type { Problem } from '@/lib/estimate-problem';
import { problemText } from '@/lib/estimate-words';
import { fill } from '@/lib/fill';

export type Faults = { problems: Problem[]; words: DeviationWords };
const shownAtOnce = 4;

/** What ties a field to its sentences. */
export const describedBy = (name: string, problems: Problem[], hint?: string) => {
  const wrong = problems.some(({ field }) => field === name);
  const ids = [hint, wrong && `${name}-problem`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': wrong || undefined };
};

/** What is wrong with one field, with the mend. */
export function Problems({ name, problems, words }: Faults & { name: string }) {
  const own = problems.filter(({ field }) => field === name);
  if (own.length === 0) return null;
  return (
    <div id={`${name}-problem`} className="problem text-caption" role="status">
      {own.slice(0, shownAtOnce).map((problem) => (
        <p key={JSON.stringify(problem)}>{problemText(problem, words)}</p>
      ))}
      {own.length > shownAtOnce && <p>{fill(words.problems.more, { count: own.length - shownAtOnce })}</p>}
    </div>
  );
}

type Props = Faults & { name: string; label: string; value: string | undefined; children?: ReactNode };

/** A figure with its label. What is typed stays in the field, right or wrong. */
export function Figure({ name, label, value, children, ...faults }: Props) {
  return (
    <div>
      <label className="block">
        {label}
        <input
          type="text"
          name={name}
          defaultValue={value}
          inputMode="decimal"
          autoComplete="off"
          className="field"
          {...describedBy(name, faults.problems, children ? `${name}-hint` : undefined)}
        />
      </label>
      {children && (
        <p id={`${name}-hint`} className="mt-2 text-caption text-muted">
          {children}
        </p>
      )}
      <Problems name={name} {...faults} />
    </div>
  );
}

/** A choice of one. */
export function Choice({
  name,
  label,
  options,
  value,
  quiet,
}: {
  name: string;
  label: string;
  options: Record<string, string>;
  value: string | undefined;
  /** The heading above says the label. */
  quiet?: boolean;
}) {
  return (
    <fieldset>
      <legend className={quiet ? 'sr-only' : 'text-muted'}>{label}</legend>
      {Object.entries(options).map(([option, text]) => (
        <label key={option} className="choice">
          <input type="radio" name={name} value={option} defaultChecked={option === value} />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}

'use client';
import type { ReactNode } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import type { Problem } from '@/lib/estimator/estimate-problem';
import { problemText } from '@/lib/estimator/estimate-words';
import { fill } from '@/lib/fill';

export type ProblemProps = { problems: Problem[]; words: DeviationWords };
const shownAtOnce = 4;

/** The ARIA attributes that connect a field with its hint and its problems. */
export const describedBy = (name: string, problems: Problem[], hint?: string) => {
  const wrong = problems.some(({ field }) => field === name);
  const ids = [hint, wrong && `${name}-problem`].filter(Boolean).join(' ');
  return { 'aria-describedby': ids || undefined, 'aria-invalid': wrong || undefined };
};

/** The problems of one field, and how to fix them. Screen readers announce the label first, because the focus may be in another field. */
export function Problems({ name, label, problems, words }: ProblemProps & { name: string; label?: string }) {
  const texts = problems.filter(({ field }) => field === name).map((problem) => problemText(problem, words));
  const own = [...new Set(texts)];
  if (own.length === 0) return null;
  return (
    <div id={`${name}-problem`} className="problem text-caption" role="status">
      {label && <span className="sr-only">{label}: </span>}
      {own.slice(0, shownAtOnce).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {own.length > shownAtOnce && <p>{fill(words.problems.more, { count: own.length - shownAtOnce })}</p>}
    </div>
  );
}

type Props = ProblemProps & { name: string; label: string; value: string | undefined; children?: ReactNode };

/** A text field for a number, with its label. Invalid input stays in the field. */
export function NumberField({ name, label, value, children, ...problemProps }: Props) {
  return (
    <div>
      <label className="block">
        {label}
        <input
          type="text"
          name={name}
          defaultValue={value}
          inputMode="decimal"
          className="field"
          {...describedBy(name, problemProps.problems, children ? `${name}-hint` : undefined)}
        />
      </label>
      {children && (
        <p id={`${name}-hint`} className="mt-2 max-w-measure text-caption text-muted">
          {children}
        </p>
      )}
      <Problems name={name} label={label} {...problemProps} />
    </div>
  );
}

/** A group of radio buttons. */
export function RadioGroup({
  name,
  label,
  options,
  value,
  hideLegend,
}: {
  name: string;
  label: string;
  options: Record<string, string>;
  value: string | undefined;
  /** Shows the legend to screen readers only, because the heading above it says the same. */
  hideLegend?: boolean;
}) {
  return (
    <fieldset>
      <legend className={hideLegend ? 'sr-only' : undefined}>{label}</legend>
      <div className="choices">
        {Object.entries(options).map(([option, text]) => (
          <label key={option} className="choice">
            <input type="radio" name={name} value={option} defaultChecked={option === value} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

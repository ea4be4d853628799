'use client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import { type Base, type Examples, estimate, type Inputs } from '@/lib/estimate';
import { fromFragment } from '@/lib/estimate-link';
import type { Problem } from '@/lib/estimate-problem';
import { Actions } from './actions';
import { Contact } from './contact';
import { DayForm } from './day-form';
import { DayTable } from './day-table';
import { readFile } from './files';
import { OneBlock } from './one-block';
import { Result } from './result';

type Props = {
  words: DeviationWords;
  /** The example: the form's values while nothing else is entered. */
  initial: Inputs;
  examples: Examples;
  contact: string;
  /** Formulas and facts, server-rendered. */
  children: ReactNode;
};

const formId = 'estimator';
const valuesOf = (form: HTMLFormElement | null) => Object.fromEntries(new FormData(form ?? undefined)) as Inputs;

/** The deviation estimator. The form keeps what is typed; everything else follows from it. */
export function Estimator({ words, initial, examples, contact, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [inputs, setInputs] = useState(initial);
  const [notices, setNotices] = useState<Problem[]>([]);
  const result = useMemo(() => estimate(inputs, examples), [inputs, examples]);
  const problems = [...notices, ...result.problems];
  const base = inputs.base as Base;
  const shown = { result, base, words };

  /** Takes over what the form holds. With a day of the visitor's own, what is left of the example is emptied. */
  const read = () => {
    const next = valuesOf(form.current);
    if (next.rows?.trim() && !inputs.rows?.trim())
      for (const name of ['capacity', 'x'])
        if (next[name] === initial[name]) {
          next[name] = '';
          (form.current?.elements.namedItem(name) as HTMLInputElement).value = '';
        }
    setNotices([]);
    setInputs(next);
  };
  /** Puts values into the form; fields that are not named become empty. */
  const put = (values: Inputs, found: Problem[] = []) => {
    for (const [name, value] of Object.entries({ ...valuesOf(form.current), ...emptied(initial), ...values }))
      (form.current?.elements.namedItem(name) as HTMLInputElement | RadioNodeList).value = value;
    setNotices(found);
    setInputs(valuesOf(form.current));
  };
  const open = (fragment: string) => {
    const link = fromFragment(fragment);
    if (link) put(link.inputs, link.problems);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { text, problem } = await readFile(file);
    if (problem) return setNotices([problem]);
    (form.current?.elements.namedItem('rows') as HTMLTextAreaElement).value = text;
    read();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once at the start, and when the address changes
  useEffect(() => {
    const follow = () => open(location.hash);
    setInputs(valuesOf(form.current));
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it takes what its fields say, and files that are dropped
    <div
      data-island="address"
      onInput={({ target }) => (target as HTMLInputElement).form === form.current && read()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        take(file);
      }}
    >
      <Result {...shown} inputs={inputs} initial={initial} />
      <form ref={form} id={formId} className="wrap needs-scripts no-print pt-far" onSubmit={(e) => e.preventDefault()}>
        <DayForm words={words} initial={initial} inputs={inputs} problems={problems} onFile={take} />
      </form>
      <DayTable {...shown}>
        <Actions {...shown} inputs={inputs} onOpen={open} onExample={() => put(initial)} />
      </DayTable>
      <OneBlock {...shown} initial={initial} form={formId} problems={problems} />
      {children}
      <Contact {...shown} href={contact} />
    </div>
  );
}

const emptied = (inputs: Inputs): Inputs =>
  Object.fromEntries(
    Object.entries(inputs).map(([name, value]) => [
      name,
      ['unit', 'base', 'kind', 'example'].includes(name) ? value : '',
    ]),
  );

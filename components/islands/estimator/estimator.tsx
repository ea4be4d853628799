'use client';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { DeviationWords } from '@/content/schema/deviation';
import { type Base, type Examples, estimate, type Inputs } from '@/lib/estimator/estimate';
import { fromFragment, toFragment } from '@/lib/estimator/estimate-link';
import type { Problem } from '@/lib/estimator/estimate-problem';
import { loadType } from '@/lib/load-type';
import { Actions } from './actions';
import { Contact } from './contact';
import { DayForm } from './day-form';
import { DayTable } from './day-table';
import { readFile } from './files';
import { changedFragment, changedOf, draft, emptied, valuesOf, write } from './form-values';
import { OneBlock } from './one-block';
import { Charge, Result } from './result';

type Props = {
  words: DeviationWords;
  /** The example: the form's initial values. */
  initial: Inputs;
  examples: Examples;
  /** What an estimate is, and what happens to the figures. */
  notes: string[];
  contact: string;
  /** Formulas and facts, server-rendered. */
  children: ReactNode;
};

/** The deviation estimator. Its fields are uncontrolled; everything else is derived from their values. */
export function Estimator({ words, initial, examples, notes, contact, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const [inputs, setInputs] = useState(initial);
  const [notices, setNotices] = useState<Problem[]>([]);
  const result = useMemo(() => estimate(inputs, examples), [inputs, examples]);
  const problems = [...notices, ...result.problems];
  const base = inputs.base as Base;
  const shown = { result, base, words };

  /**
   * Reads the fields into the state. When the visitor enters a day, an unchanged capacity and X of the example are
   * cleared.
   */
  const read = () => {
    const next = valuesOf(root.current);
    const left =
      next.rows?.trim() && !inputs.rows?.trim() ? ['capacity', 'x'].filter((name) => next[name] === initial[name]) : [];
    put({ ...next, ...Object.fromEntries(left.map((name) => [name, ''])) });
  };
  const put = (values: Inputs, found: Problem[] = []) => {
    write(root.current, values);
    draft.inputs = valuesOf(root.current);
    if (!location.hash && Object.keys(changedOf(draft.inputs, initial)).length > 0)
      history.replaceState(history.state, '', changedFragment);
    setNotices(found);
    setInputs(draft.inputs);
  };
  /** Puts the day into the address and returns its fragment, if it has one. */
  const keepInAddress = () => {
    const fragment = toFragment(inputs);
    if (!fragment) return undefined;
    draft.opened = `#${fragment}`;
    history.replaceState(history.state, '', `#${fragment}`);
    return fragment;
  };
  const reset = () => {
    put(initial);
    delete draft.opened;
    if (fromFragment(location.hash) || location.hash === changedFragment)
      history.replaceState(history.state, '', location.pathname + location.search);
  };
  /** Puts a link's day into the fields, except the values that were typed before it. */
  const open = (fragment: string, typed: Inputs = {}) => {
    const link = fromFragment(fragment);
    if (link) put({ ...emptied(initial), ...link.inputs, ...typed }, link.problems);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const { text, problem } = await readFile(file);
    // The visitor may have left the page meanwhile.
    if (!root.current) return;
    if (problem) return setNotices([problem]);
    write(root.current, { rows: text });
    read();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once; the listener handles later addresses
  useEffect(() => {
    const held = valuesOf(root.current);
    let typed = changedOf(held, initial);
    const restored = Object.keys(typed).length > 0 && /back|reload/.test(loadType() ?? '');
    const follow = () => {
      // The way back from a fragment of the page, such as that of the skip link, keeps what was changed since.
      if (location.hash === draft.opened || !fromFragment(location.hash)) return;
      draft.opened = location.hash;
      open(location.hash, typed);
    };
    if (draft.inputs) put(draft.inputs);
    else if (restored) put(held);
    else read();
    // Restored fields are newer than the link that was opened in them.
    if (restored) draft.opened = location.hash;
    follow();
    typed = {};
    // Chosen before hydration.
    const input = root.current?.querySelector<HTMLInputElement>('[type=file]');
    take(input?.files?.[0]);
    // The same file can be chosen again.
    if (input) input.value = '';
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles events that bubble from its fields, and dropped files
    <div
      ref={root}
      data-island="address"
      onInput={({ target }) => (target as HTMLInputElement).name && read()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        const [file] = event.dataTransfer.files;
        if (!file) return;
        event.preventDefault();
        take(file);
      }}
    >
      <Result {...shown} inputs={inputs} initial={initial} notes={notes} />
      <div className="wrap needs-scripts print:hidden pt-lg">
        <DayForm
          words={words}
          initial={initial}
          inputs={inputs}
          examples={examples}
          problems={problems}
          onFile={take}
          onReset={reset}
        />
        {/* The effect replaces `inputs`, so this renders after hydration: the HTML of the page does not grow. */}
        {inputs !== initial && <Charge {...shown} />}
      </div>
      <DayTable {...shown}>
        <Actions {...shown} inputs={inputs} onCopy={keepInAddress} onOpen={open} />
        <Contact {...shown} href={contact} onLeave={keepInAddress} />
      </DayTable>
      <OneBlock {...shown} initial={initial} problems={problems} />
      {children}
    </div>
  );
}

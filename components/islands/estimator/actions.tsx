'use client';
import { useEffect, useRef, useState } from 'react';
import { dayCsv } from '@/lib/estimator/day-csv';
import type { Inputs } from '@/lib/estimator/estimate';
import { toFragment } from '@/lib/estimator/estimate-link';
import type { ResultProps } from './result';

const storageKey = 'deviation-estimator';
const outlined = 'button button-line px-4';

type Props = ResultProps & {
  inputs: Inputs;
  /** Puts the day into the address. Returns nothing if the inputs have no fragment. */
  onCopy: () => string | undefined;
  onOpen: (fragment: string) => void;
};

/** Buttons for the link, download, print and local storage. Nothing is stored or copied without a click. */
export function Actions({ result, words, inputs, onCopy, onOpen }: Props) {
  const text = words.actions;
  // A status speaks of the figures that were there when it was set.
  const [said, setSaid] = useState({ status: '', inputs });
  const setStatus = (status: string) => setSaid({ status, inputs });
  const [kept, setKept] = useState<string | null>(null);
  const keep = useRef<HTMLButtonElement>(null);

  const store = (of: (storage: Storage) => void, done: string) => {
    try {
      of(localStorage);
      setKept(localStorage.getItem(storageKey));
      setStatus(done);
    } catch {
      setStatus(done && text.refused);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, to read the stored day
  useEffect(() => store(() => {}, ''), []);

  const keepDay = () => {
    const fragment = toFragment(inputs);
    if (fragment) store((storage) => storage.setItem(storageKey, fragment), text.kept);
    else setStatus(text.noLink);
  };
  const copy = () => {
    if (!onCopy()) return setStatus(text.noLink);
    const inAddress = () => setStatus(text.linkInAddress);
    if (!navigator.clipboard) return inAddress();
    navigator.clipboard.writeText(location.href).then(() => setStatus(text.linked), inAddress);
  };
  const download = () => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob(['\uFEFF', dayCsv(result, words.table)], { type: 'text/csv' }));
    link.download = 'deviation.csv';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  };
  const remove = () => {
    store((storage) => storage.removeItem(storageKey), text.removed);
    // The pressed button disappears.
    keep.current?.focus();
  };
  const buttons: [label: string, act: () => void, style: string, shown?: boolean][] = [
    [text.link, copy, outlined],
    [text.csv, download, outlined, result.blocks.length > 0],
    [text.print, () => print(), outlined],
    [text.keep, keepDay, outlined],
    [text.open, () => onOpen(kept ?? ''), 'more', kept !== null],
    [text.remove, remove, 'more', kept !== null],
  ];
  return (
    <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2 needs-scripts print:hidden">
      {buttons.map(([label, act, style, shown = true]) =>
        shown ? (
          <button
            key={label}
            ref={label === text.keep ? keep : undefined}
            type="button"
            className={style}
            onClick={act}
          >
            {label}
          </button>
        ) : null,
      )}
      <p role="status" className="w-full text-caption text-muted">
        {said.inputs === inputs && said.status}
      </p>
    </div>
  );
}

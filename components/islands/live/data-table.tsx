'use client';
import { useState } from 'react';
import type { LiveWords } from '@/content/schema/words';
import { toCsv } from '@/lib/csv';
import type { Table } from '@/lib/screens/types';

/** A figure as shown, such as `−1,507.2`, as a number for spreadsheets; any other text as it is. */
const plain = (cell: string | number) =>
  typeof cell === 'string' && /^−?[\d,]+(\.\d+)?$/.test(cell)
    ? Number(cell.replaceAll(',', '').replace('−', '-'))
    : cell;

/** The values of a live screen as a table that is rendered when it is opened, with a button that copies it as CSV. */
export function DataTable({ table, words }: { table: () => Table; words: LiveWords }) {
  const [open, setOpen] = useState(false);
  /** The CSV that was copied, or could not be copied: the status is about that table only. */
  const [lastCopy, setLastCopy] = useState({ csv: '', status: '' });
  const { head, rows } = open ? table() : { head: [], rows: [] };
  const csv = toCsv([head, ...rows.map((row) => row.map(plain))]);
  const copy = () =>
    (navigator.clipboard?.writeText(csv) ?? Promise.reject()).then(
      () => setLastCopy({ csv, status: words.copied }),
      () => setLastCopy({ csv, status: words.notCopied }),
    );
  return (
    <details className="live-data" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="more">{words.data}</summary>
      {open && (
        <>
          <button type="button" className="more" onClick={copy}>
            {words.copy}
          </button>{' '}
          <span role="status">{lastCopy.csv === csv ? lastCopy.status : ''}</span>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long table scrolls in its frame, also by keyboard */}
          <section aria-label={words.data} tabIndex={0}>
            <table>
              <thead>
                <tr>
                  {head.map((title) => (
                    <th key={title} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <tr key={String(row[0]) + String(row[1])}>
                    {row.map((value, index) => (
                      <td key={head[index]}>{value}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </>
      )}
    </details>
  );
}

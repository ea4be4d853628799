'use client';
import { type ReactNode, useState } from 'react';
import { Toggle } from './toggle';

type Group = { title: string; panel: ReactNode };

/**
 * The footer's groups: below `md` an accordion with one group open at a time, from `md` up plain columns (accordion.css).
 * Each title is rendered as a heading and as a button; CSS shows one of the two. `name` is unique in the page: it is
 * the name of the `<details>` group and the prefix of the panels' ids.
 */
export function Accordion({ groups, name }: { groups: Group[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  return groups.map(({ title, panel }, index) => (
    <div key={title} className="accordion-group">
      <h2 className="accordion-heading">{title}</h2>
      <div className="accordion-row">
        <Toggle
          open={open === index}
          onChange={(next) => setOpen(next ? index : null)}
          controls={`${name}-${index}`}
          group={name}
          className="accordion-button"
        >
          {title}
        </Toggle>
        <div id={`${name}-${index}`} className="opens">
          {panel}
        </div>
      </div>
    </div>
  ));
}

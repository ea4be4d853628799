'use client';
import { type ReactNode, useState } from 'react';
import { Toggle } from './toggle';

type Group = { title: string; panel: ReactNode };

/**
 * The footer's groups: below `md` an accordion with one group open at a time, from `md` up plain columns (accordion.css).
 * Each heading contains its title as text and as a button; CSS shows one of the two. It has `role="heading"`, because an
 * `<h2>` must not contain the `<details>` that the button is before hydration. `name` is unique in the page: it names the
 * `<details>` group and is the prefix of the panels' ids.
 */
export function Accordion({ groups, name }: { groups: Group[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  return groups.map(({ title, panel }, index) => (
    <div key={title} className="accordion-group">
      <div role="heading" aria-level={2} className="accordion-heading">
        <span>{title}</span>
        <Toggle
          open={open === index}
          onChange={(next) => setOpen(next ? index : null)}
          controls={`${name}-${index}`}
          group={name}
          className="accordion-button"
        >
          {title}
        </Toggle>
      </div>
      <div id={`${name}-${index}`} className="opens">
        {panel}
      </div>
    </div>
  ));
}

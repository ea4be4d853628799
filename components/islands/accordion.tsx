'use client';
import { type ReactNode, useId, useState } from 'react';
import { Toggle } from './toggle';

type Group = { title: string; panel: ReactNode };

/**
 * The footer's groups: an accordion below md, one open at a time, and plain columns from md up (frame/footer.css).
 * The heading stands twice because only one of the two is ever shown or read.
 */
export function Accordion({ groups, name }: { groups: Group[]; name: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const id = useId();
  return groups.map(({ title, panel }, index) => (
    <div key={title} className="accordion-group">
      <h2 className="accordion-heading">{title}</h2>
      <div className="accordion-row">
        <Toggle
          open={open === index}
          onChange={(next) => setOpen(next ? index : null)}
          controls={`${id}-${index}`}
          group={name}
          className="accordion-button"
        >
          {title}
        </Toggle>
        <div id={`${id}-${index}`} className="opens">
          {panel}
        </div>
      </div>
    </div>
  ));
}

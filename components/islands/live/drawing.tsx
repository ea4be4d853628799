'use client';
import { type KeyboardEvent, memo, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { gridStep, rowsOf } from '@/lib/screens/grid-step';
import { patch } from '@/lib/screens/patch';
import { elementsOf } from '@/lib/screens/svg';
import type { Box, Drawing, Size, SpotGroup, Use } from '@/lib/screens/types';

/** An element of the drawing. React renders it once; later changes are patched into the DOM (lib/screens/patch.ts). */
const Part = memo(({ svg }: { svg: string }) => {
  const root = useRef<SVGGElement>(null);
  const [first] = useState(svg);
  const written = useRef(svg);
  useLayoutEffect(() => {
    if (!root.current || written.current === svg) return;
    const fresh = root.current.cloneNode() as SVGGElement;
    fresh.innerHTML = svg;
    patch(root.current, fresh);
    written.current = svg;
  }, [svg]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: lib/screens draws it, from the site's own data
  return <g ref={root} dangerouslySetInnerHTML={{ __html: first }} />;
});

/** A layer of the drawing, element by element. */
const Layer = memo(({ svg }: { svg: string }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: an element is identified by its position
  elementsOf(svg).map((element, index) => <Part key={index} svg={element} />),
);

/** The live drawing over the picture, with its selectable spots. Dragging in the scrub area moves the slider. */
export function LiveDrawing({ drawing, size, onUse }: { drawing: Drawing; size: Size; onUse: Use }) {
  const { layers, fixed, spots = [], scrub } = drawing;
  const move = ({ currentTarget, clientX, buttons, type }: PointerEvent) => {
    if (!scrub || (type !== 'pointerdown' && buttons === 0)) return;
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = Math.max(0, Math.min(1, (clientX - left) / width));
    onUse(scrub.id, Math.round(scrub.from + share * (scrub.to - scrub.from)));
  };
  return (
    <div className="live-picture">
      {[layers.slice(0, fixed), layers.slice(fixed)].map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers are always the same
        <svg key={at} viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
          {part.map((svg, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the layers are always the same
            <Layer key={index} svg={svg} />
          ))}
        </svg>
      ))}
      {scrub && (
        <div
          className="live-scrub"
          style={placeOf(scrub.box, size)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            move(event);
          }}
          onPointerMove={move}
        />
      )}
      {spots.map((group) => (
        <Spots
          key={`${group.label} ${group.columns} ${group.spots[0]?.box[0]}`}
          group={group}
          size={size}
          onUse={onUse}
        />
      ))}
    </div>
  );
}

const placeOf = ([x, y, width, height]: Box, size: Size) => ({
  left: `${(x / size.width) * 100}%`,
  top: `${(y / size.height) * 100}%`,
  width: `${(width / size.width) * 100}%`,
  height: `${(height / size.height) * 100}%`,
});

/**
 * Buttons over the selectable parts of the picture: a grid if they stand in rows, else a group. One of them is a tab stop;
 * arrow keys move between them (APG: roving tabindex).
 */
function SpotButtons({ group, size, onUse }: { group: SpotGroup; size: Size; onUse: Use }) {
  const { label, columns, spots, ticks } = group;
  const root = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<number>();
  const stop = Math.min(
    focused ??
      Math.max(
        0,
        spots.findIndex(({ on }) => on),
      ),
    spots.length - 1,
  );
  const grid = columns > 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, shiftKey } = event;
    const next = altKey || ctrlKey || metaKey || shiftKey ? undefined : gridStep(event.key, stop, group);
    if (next === undefined) return;
    event.preventDefault();
    root.current?.querySelectorAll('button')[next]?.focus();
  };
  const cell = ({ spot: { id, box, label, on }, index }: ReturnType<typeof rowsOf>[number][number]) => (
    <button
      key={id}
      type="button"
      className="live-spot"
      style={placeOf(box, size)}
      tabIndex={index === stop ? 0 : -1}
      aria-label={label}
      {...(ticks ? { role: 'checkbox', 'aria-checked': on } : { 'aria-pressed': on })}
      onFocus={() => setFocused(index)}
      onClick={() => onUse(id)}
    />
  );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useAriaPropsSupportedByRole: it is a grid or a group
    <div ref={root} role={grid ? 'grid' : 'group'} aria-label={label} onKeyDown={onKeyDown}>
      {rowsOf(group).map((row) =>
        grid ? (
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons in the cells take the focus
          <div key={row[0]?.spot.id} role="row">
            {row.map((one) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the button in the cell takes the focus
              <div key={one.spot.id} role="gridcell">
                {cell(one)}
              </div>
            ))}
          </div>
        ) : (
          row.map(cell)
        ),
      )}
    </div>
  );
}

/** Rendered again only when a spot has changed. Otherwise each step of a slider would render sixty spots. */
const Spots = memo(
  SpotButtons,
  (before, after) => before.size === after.size && JSON.stringify(before.group) === JSON.stringify(after.group),
);

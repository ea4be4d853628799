'use client';
import { useState } from 'react';
import { Toggle } from './toggle';

/** Pauses what moves by CSS in the nearest `.moving` (globals.css does it by the button's state). */
export function PauseMotion({ label }: { label: string }) {
  const [paused, setPaused] = useState(false);
  return (
    <Toggle open={paused} onChange={setPaused} state="pressed" label={label} className="pause-button">
      <span className="pause-mark" aria-hidden="true" />
    </Toggle>
  );
}

'use client';
import { useState } from 'react';
import { Toggle } from './toggle';

/** Pauses the CSS animation of the nearest `.moving`: motion.css reads the button's state. */
export function PauseMotion({ label }: { label: string }) {
  const [paused, setPaused] = useState(false);
  return (
    <Toggle open={paused} onChange={setPaused} state="pressed" label={label} className="pause-button">
      <span className="pause-mark" aria-hidden="true" />
    </Toggle>
  );
}

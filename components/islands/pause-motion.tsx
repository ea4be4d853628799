'use client';
import { useState } from 'react';
import { Toggle } from './toggle';

/** Pauses the CSS animations in the nearest `.moving`: motion.css selects by the button's state. */
export function PauseMotion({ label }: { label: string }) {
  const [paused, setPaused] = useState(false);
  return (
    <Toggle open={paused} onChange={setPaused} state="pressed" label={label} className="pause-button">
      <span className="pause-mark" aria-hidden="true" />
    </Toggle>
  );
}

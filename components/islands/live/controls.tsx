'use client';
import { useEffect, useId, useRef } from 'react';
import type { LiveWords } from '@/content/schema/words';
import type { Control, Use } from '@/lib/screens/types';

type Slider = Extract<Control, { kind: 'slider' }>;
type Options = Extract<Control, { kind: 'checks' | 'choice' }>;

/** Milliseconds per step while a slider plays. */
const pace = 110;

/** The playback of a slider; a screen has one at most. The timer calls `onStep`. */
type Playback = { playing: boolean; setPlaying: (playing: boolean) => void; onStep: Use };

type Props = {
  controls: Control[];
  /** The screen's state as text. */
  stateText: string;
  words: LiveWords;
  playback: Playback;
  onUse: Use;
};

/** The controls below a live picture. They are native fields, so that keyboard and forced colours work. */
export function Controls({ controls, stateText, words, playback, onUse }: Props) {
  const fields = controls.map((control) =>
    control.kind === 'slider' ? (
      <SliderField key={control.id} text={stateText} {...control} {...playback} words={words} onUse={onUse} />
    ) : (
      <OptionFields key={control.label} {...control} onUse={onUse} />
    ),
  );
  return fields.length > 0 && <div className="live-controls">{fields}</div>;
}

function SliderField({
  id,
  label,
  min,
  max,
  value,
  shown,
  text,
  play,
  playing,
  setPlaying,
  onStep,
  words,
  onUse,
}: Slider & Playback & { words: LiveWords; onUse: Use }) {
  const field = useId();
  const now = useRef(value);
  now.current = value;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => (now.current < max ? onStep(id, now.current + 1) : setPlaying(false)), pace);
    return () => clearInterval(timer);
  }, [playing, setPlaying, id, max, onStep]);

  return (
    <div className="live-slider">
      <label htmlFor={field}>{label}</label>
      <span aria-hidden="true">{shown}</span>
      <div>
        {play && (
          <button
            type="button"
            className="button"
            onClick={() => {
              if (!playing && value === max) onStep(id, min);
              setPlaying(!playing);
            }}
          >
            {playing ? words.pause : words.play}
          </button>
        )}
        <input
          id={field}
          type="range"
          min={min}
          max={max}
          value={value}
          aria-valuetext={text}
          onChange={({ target }) => onUse(id, Number(target.value))}
        />
      </div>
    </div>
  );
}

function OptionFields({ kind, label, options, onUse }: Options & { onUse: Use }) {
  const name = useId();
  return (
    <fieldset className="live-options">
      <legend>{label}</legend>
      {options.map(({ id, label, on }) => (
        <label key={id}>
          <input type={kind === 'checks' ? 'checkbox' : 'radio'} name={name} checked={on} onChange={() => onUse(id)} />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

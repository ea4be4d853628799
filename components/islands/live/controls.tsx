'use client';
import { useEffect, useId, useRef, useState } from 'react';
import type { LiveWords } from '@/content/schema/words';
import type { Control, Use } from '@/lib/screens/types';

type Slider = Extract<Control, { kind: 'slider' }>;
type Options = Extract<Control, { kind: 'checks' | 'choice' }>;

/** Milliseconds per step while a slider plays. */
const pace = 110;

type Props = {
  controls: Control[];
  /** The screen's state as text. */
  stateText: string;
  words: LiveWords;
  onUse: Use;
};

/** The controls below a live picture. They are native fields, so that keyboard and forced colours work. */
export function Controls({ controls, stateText, words, onUse }: Props) {
  return controls.map((control) =>
    control.kind === 'slider' ? (
      <SliderField key={control.id} text={stateText} {...control} words={words} onUse={onUse} />
    ) : (
      <OptionFields key={control.label} {...control} onUse={onUse} />
    ),
  );
}

function SliderField({
  id,
  label,
  min,
  max,
  value,
  text,
  play,
  words,
  onUse,
}: Slider & { words: LiveWords; onUse: Use }) {
  const field = useId();
  const [playing, setPlaying] = useState(false);
  const now = useRef(value);
  now.current = value;
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => (now.current < max ? onUse(id, now.current + 1) : setPlaying(false)), pace);
    return () => clearInterval(timer);
  }, [playing, id, max, onUse]);

  return (
    <div className="live-slider">
      <label htmlFor={field}>{label}</label>
      <div>
        {play && (
          <button
            type="button"
            className="button"
            onClick={() => {
              if (!playing && value === max) onUse(id, min);
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
          onChange={({ target }) => {
            setPlaying(false);
            onUse(id, Number(target.value));
          }}
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

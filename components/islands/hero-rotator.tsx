'use client';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { prefersLessData, prefersLessMotion } from '@/lib/preferences';
import { useLoaderRan } from './loader-ran';

type Words = { carousel: string; stop: string; start: string };
type Props = {
  /** Each slide's name for screen readers, such as `1 of 3: SaaS`. */
  titles: string[];
  /** The names of the picker buttons, in order. */
  picks: string[];
  interval: number;
  words: Words;
  /** Server-rendered: per slide the picture with its curve, and the offering's title and description. */
  stage: ReactNode[];
  items: ReactNode[];
  children: ReactNode;
};

/**
 * The hero's carousel (APG: auto-rotating carousel). Rotation pauses while the pointer is over a slide, and goes on to the
 * next one when it leaves. Keyboard focus stops the rotation, and the control stops and starts it. Without scripts the
 * first slide stays.
 */
export function HeroRotator({ titles, picks, interval, words, stage, items, children }: Props) {
  const [active, setActive] = useState(0);
  const [rotating, setRotating] = useState(true);
  const [held, setHeld] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  /** The slides whose picture is loaded: each when it is first shown; with Save-Data or on 2G only the first slide. */
  const [seen, setSeen] = useState([0]);
  const section = useRef<HTMLElement>(null);
  /** Milliseconds to the next slide. The first time it is what remains of the interval that the loader has started. */
  const delay = useRef(interval);
  const loaderRan = useLoaderRan();
  const count = titles.length;
  const next = (index: number) => (index + 1) % count;

  // Takes over the state of the loader (scripts/export/loader/hero.ts).
  useEffect(() => {
    const { dataset } = section.current as HTMLElement;
    const pointed = [...(section.current as HTMLElement).querySelectorAll('.offering')].findIndex((offering) =>
      offering.matches(':hover'),
    );
    const shown = pointed < 0 ? Number(dataset.active) : pointed;
    delay.current = Math.max(0, interval - (performance.now() - Number(dataset.changed ?? performance.now())));
    setActive(shown);
    setHeld(pointed >= 0 && matchMedia('(hover: hover)').matches);
    setHydrated(true);
    // React does not remove it, because its own value has not been set.
    delete dataset.moving;
    // The control is pressed while the rotation is stopped. Keyboard focus stops it too.
    const stopped = 'pressed' in dataset || (!loaderRan && prefersLessMotion());
    setRotating(!stopped && !section.current?.querySelector(':focus-visible'));
  }, [interval, loaderRan]);
  useEffect(() => {
    if (!hydrated || !rotating || held) return;
    const timer = setTimeout(() => setActive((active + 1) % count), delay.current);
    delay.current = interval;
    return () => clearTimeout(timer);
  }, [active, hydrated, rotating, held, interval, count]);

  useEffect(() => {
    if (!prefersLessData()) setSeen((before) => (before.includes(active) ? before : [...before, active]));
  }, [active]);

  return (
    <section
      ref={section}
      className="hero"
      data-hero=""
      data-island=""
      data-active={active}
      data-hydrated={hydrated || undefined}
      data-moving={(hydrated && rotating && !held) || undefined}
      aria-roledescription="carousel"
      aria-label={words.carousel}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setRotating(false);
      }}
    >
      <div className="hero-stage">
        {stage.map((scene, index) => (
          <div key={titles[index]} className="hero-scene" data-scene={index} hidden={!seen.includes(index)}>
            {scene}
          </div>
        ))}
      </div>
      {children}
      <div className="wrap hero-offerings">
        <button
          type="button"
          className="hero-control"
          aria-label={rotating ? words.stop : words.start}
          onClick={() => setRotating(!rotating)}
        >
          <span className="pause-mark" data-play={!rotating || undefined} aria-hidden="true" />
        </button>
        <div className="hero-list" aria-live={rotating ? 'off' : 'polite'}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the button inside does the same by keyboard
            <div
              key={titles[index]}
              className="offering"
              role="group"
              aria-roledescription="slide"
              aria-label={titles[index]}
              data-chosen={index === active || undefined}
              onPointerEnter={(event) => {
                if (event.pointerType === 'touch') return;
                setActive(index);
                setHeld(true);
              }}
              onPointerLeave={(event) => {
                if (event.pointerType === 'touch') return;
                setHeld(false);
                if (rotating) setActive(next(index));
              }}
              onClick={() => setActive(index)}
            >
              {hydrated ? (
                <button
                  type="button"
                  className="hero-pick"
                  aria-label={picks[index]}
                  aria-current={index === active}
                  onClick={() => setActive(index)}
                />
              ) : (
                <span className="hero-pick" />
              )}
              {item}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

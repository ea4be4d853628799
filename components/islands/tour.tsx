'use client';
import { type CSSProperties, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { TourWords } from '@/content/schema/words';
import { fill } from '@/lib/fill';
import { loadType } from '@/lib/load-type';
import { scrollBehavior } from '@/lib/scroll';
import { frameStyle, type Part, zoomOn } from '@/lib/tour';

type Props = {
  /** The prefix of the steps' ids: `<id>-1`, `<id>-2` and so on. */
  id: string;
  /** What each step shows of the wide and of the tall picture. */
  parts: Record<'wide' | 'tall', Part[]>;
  words: TourWords;
  /** The product's name, which screen readers announce after the words of the link that starts the tour. */
  about: string;
  /** The list of steps. */
  steps: ReactNode;
  /** The picture and the buttons before the tour's. */
  children: ReactNode;
  /** What follows the tour's buttons. */
  after: ReactNode;
};

/**
 * A guided tour of a picture: frames the region of each step, and zooms in on phones. It starts on a click or by the
 * address.
 */
export function Tour({ id, parts, words, about, steps, children, after }: Props) {
  const root = useRef<HTMLElement>(null);
  const region = useRef<HTMLElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const start = useRef<HTMLAnchorElement>(null);
  const pressed = useRef(false);
  const [step, setStep] = useState(0);
  const [said, setSaid] = useState('');
  const count = parts.wide.length;

  useEffect(() => {
    const follow = () => {
      const [, of, at] = /^#(.+)-(\d+)$/.exec(location.hash) ?? [];
      if (of === id && Number(at) <= count) setStep(Number(at));
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, [id, count]);

  // Before the paint: no frame has the number of one step beside the text of another.
  useLayoutEffect(() => {
    root.current?.querySelectorAll('ol > li').forEach((item, index) => {
      const current = index + 1 === step;
      if (current) setSaid(item.textContent ?? '');
      item.setAttribute('aria-current', current ? 'step' : 'false');
    });
  }, [step]);

  // Scrolls the top of the picture into view when the tour starts, then the region of each step.
  const started = step > 0;
  const previousStep = useRef(0);
  useEffect(() => {
    if (previousStep.current > 0 && pressed.current)
      region.current?.scrollIntoView({ behavior: scrollBehavior(), block: 'nearest' });
    previousStep.current = step;
  }, [step]);
  useEffect(() => {
    // Before hydration the link leads to the step. After a reload the browser has restored the scroll position.
    const followed = loadType() === 'navigate' && root.current?.querySelector(':target');
    if (started && (pressed.current || followed || scrollY === 0))
      root.current?.scrollIntoView({ behavior: scrollBehavior() });
    // The pressed control is gone: its successor gets the focus.
    if (pressed.current) (started ? next : start).current?.focus({ preventScroll: true });
  }, [started]);

  const go = (to: number) => {
    history.replaceState(history.state, '', to ? `#${id}-${to}` : location.pathname + location.search);
    pressed.current = true;
    setStep(to);
  };
  const [wide, tall] = [parts.wide[step - 1], parts.tall[step - 1]];
  const zoom = tall && zoomOn(tall);
  const style = zoom && { '--zoom': `translate(${zoom.x}%, ${zoom.y}%) scale(${zoom.scale})` };

  return (
    <figure
      ref={root}
      className="screen tour"
      data-island=""
      data-step={step || undefined}
      style={style as CSSProperties}
    >
      {children}
      {wide && tall && (
        <div className="tour-view" aria-hidden="true">
          <b ref={region} style={frameStyle(wide)} />
          <i className="tour-wide" style={frameStyle(wide)} />
          <div>
            <i className="tour-tall" style={frameStyle(tall)} />
          </div>
        </div>
      )}
      <div className="tour-steps">
        {steps}
        {step > 0 ? (
          <>
            <button type="button" className="more" aria-disabled={step === 1} onClick={() => go(Math.max(1, step - 1))}>
              {words.back}
            </button>
            <button ref={next} type="button" className="button" onClick={() => go(step < count ? step + 1 : 0)}>
              {step < count ? words.next : words.end}
            </button>
            <span role="status">
              {/* A new element per step: a browser's translation replaces the text nodes that React would update. */}
              <span key={step}>
                {fill(words.step, { number: step, count })}
                <span className="sr-only">. {said}</span>
              </span>
            </span>
            {step < count && (
              <button type="button" className="more" onClick={() => go(0)}>
                {words.end}
              </button>
            )}
          </>
        ) : (
          <a
            ref={start}
            href={`#${id}-1`}
            className="more needs-scripts"
            onClick={(event) => {
              event.preventDefault();
              go(1);
            }}
          >
            {words.start}
            <span className="sr-only"> {about}</span>
          </a>
        )}
      </div>
      {after}
    </figure>
  );
}

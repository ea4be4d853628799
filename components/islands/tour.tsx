'use client';
import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { TourWords } from '@/content/schema/words';
import { fill } from '@/lib/fill';
import { scrollBehavior } from '@/lib/scroll';
import { frameStyle, type Part, zoomOn } from '@/lib/tour';

type Props = {
  /** The steps' ids are this and their number, from 1. */
  id: string;
  /** What each step shows of the wide and of the tall picture. */
  parts: Record<'wide' | 'tall', Part[]>;
  words: TourWords;
  /** The picture, then the list of steps. */
  children: ReactNode;
};

/** Leads through the steps below a picture: frames what a step shows, and on phones enlarges it. Starts when asked. */
export function Tour({ id, parts, words, children }: Props) {
  const root = useRef<HTMLDivElement>(null);
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

  useEffect(() => {
    root.current?.querySelectorAll('ol > li').forEach((item, index) => {
      const current = index + 1 === step;
      if (current) setSaid(item.textContent ?? '');
      item.setAttribute('aria-current', current ? 'step' : 'false');
    });
  }, [step]);

  // Once it starts, by a link or by the address, the whole picture is in view.
  const started = step > 0;
  useEffect(() => {
    if (started) root.current?.scrollIntoView({ behavior: scrollBehavior() });
  }, [started]);

  const go = (to: number) => {
    history.replaceState(history.state, '', to ? `#${id}-${to}` : location.pathname + location.search);
    setStep(to);
  };
  const [wide, tall] = [parts.wide[step - 1], parts.tall[step - 1]];
  const zoom = tall && zoomOn(tall);
  const style = zoom && { '--zoom': `translate(${zoom.x}%, ${zoom.y}%) scale(${zoom.scale})` };

  return (
    <div ref={root} className="tour" data-island="" data-step={step || undefined} style={style as CSSProperties}>
      {children}
      {wide && tall && (
        <div className="tour-view" aria-hidden="true">
          <i className="tour-wide" style={frameStyle(wide)} />
          <div>
            <i className="tour-tall" style={frameStyle(tall)} />
          </div>
        </div>
      )}
      <p className="tour-steps needs-scripts">
        {step > 0 ? (
          <>
            <button type="button" className="more" aria-disabled={step === 1} onClick={() => go(Math.max(1, step - 1))}>
              {words.back}
            </button>
            <button type="button" className="more" onClick={() => go(step < count ? step + 1 : 0)}>
              {step < count ? words.next : words.end}
            </button>
            <span role="status">
              {fill(words.step, { number: step, count })}
              <span className="sr-only">. {said}</span>
            </span>
          </>
        ) : (
          <a
            href={`#${id}-1`}
            className="more"
            onClick={(event) => {
              event.preventDefault();
              go(1);
            }}
          >
            {words.start}
          </a>
        )}
      </p>
    </div>
  );
}

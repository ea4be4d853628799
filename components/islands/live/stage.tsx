'use client';
import { type ReactNode, useCallback, useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { LiveWords } from '@/content/schema/words';
import { narrow } from '@/lib/narrow';
import { sizeOf } from '@/lib/screens/frame';
import { estimateWidth, pen, type TextStyle, trackingOf } from '@/lib/screens/pen';
import type { PictureFormat, Screen } from '@/lib/screens/types';
import { Controls } from './controls';
import { DataTable } from './data-table';
import { LiveDrawing } from './drawing';

export type LiveProps = {
  /** The data of the screen, with what the drawing needs of the site. */
  file: { data: unknown; brand: string; icons: Record<string, string> };
  words: LiveWords;
  /** Puts the controls into their panel. The drawing is outside of it, because it covers the picture. */
  panel: (controls: ReactNode) => ReactNode;
};
type Props<Data, State> = LiveProps & { screen: Screen<Data, State> };

const watch = (change: () => void) => {
  const query = matchMedia(narrow);
  query.addEventListener('change', change);
  return () => query.removeEventListener('change', change);
};

/** Measures text in the page's typeface. */
function textMeasure() {
  const context = document.createElement('canvas').getContext('2d');
  const family = getComputedStyle(document.body).fontFamily;
  return (content: string, style: TextStyle) => {
    if (!context) return estimateWidth(content, style);
    context.font = `${style.weight ?? 400} ${style.size}px ${family}`;
    return context.measureText(content).width + trackingOf(style) * style.size * content.length;
  };
}

/** A live screen: the drawing over the picture, its controls, the state in words, and its values as a table. */
function Stage<Data, State>({ screen, file, words, panel }: Props<Data, State>) {
  const data = file.data as Data;
  const [state, setState] = useState(() => {
    // Before the first drawing. Other open screens need their icons too.
    Object.assign(pen, { measure: textMeasure(), icons: { ...pen.icons, ...file.icons }, brand: file.brand });
    return screen.initialState(data);
  });
  /** Turns the live region off: a slider announces its own value. */
  const [quiet, setQuiet] = useState(true);
  const [playing, setPlaying] = useState(false);
  const format = useSyncExternalStore(watch, (): PictureFormat => (matchMedia(narrow).matches ? 'tall' : 'wide'));
  // The controls answer at once; the drawing follows in a frame of its own.
  const drawn = useDeferredValue(state);
  const drawing = useMemo(() => screen.draw(data, drawn, format), [screen, data, drawn, format]);

  const update = useCallback(
    (id: string, value?: number) => {
      setQuiet(value !== undefined);
      setState((before) => screen.update(data, before, id, value));
    },
    [screen, data],
  );
  /** A use by the visitor: moving a slider, here or in the picture, stops its playback. */
  const use = useCallback(
    (id: string, value?: number) => {
      if (value !== undefined) setPlaying(false);
      update(id, value);
    },
    [update],
  );

  const stateText = screen.describe(data, state);
  return (
    <>
      <LiveDrawing drawing={drawing} size={sizeOf(drawing, format)} onUse={use} />
      {panel(
        <>
          <p className="live-state" role="status" aria-live={quiet ? 'off' : 'polite'}>
            {stateText}
          </p>
          <Controls
            controls={screen.controls(data, state)}
            stateText={stateText}
            words={words}
            playback={{ playing, setPlaying, onStep: update }}
            onUse={use}
          />
          <div className="live-actions">
            <button
              type="button"
              className="more"
              onClick={() => {
                setQuiet(false);
                setPlaying(false);
                setState(screen.initialState(data));
              }}
            >
              {words.reset}
            </button>
          </div>
          <DataTable table={() => screen.table(data, state)} words={words} />
        </>,
      )}
    </>
  );
}

/** The live screen of a product. */
export const stageOf =
  <Data, State>(screen: Screen<Data, State>) =>
  (props: LiveProps) => <Stage {...props} screen={screen} />;

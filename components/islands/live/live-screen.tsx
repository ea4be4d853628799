'use client';
import { clsx } from 'clsx';
import { type ComponentType, type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import type { LiveWords } from '@/content/schema/words';
import { Boundary } from '../boundary';
import { Toggle } from '../toggle';
import type { LiveProps } from './stage';

/** The widths of windows at which the controls take more rows. */
const widths = ['(width >= 90rem)', '(width >= 80rem)', '(width >= 48rem)', 'all'];

/**
 * The live screen of each product: its chunk, loaded on demand, and the height of its panel in rem at each of `widths`. The
 * height is reserved as long as the panel is open, so that nothing below it moves when the screen has loaded.
 */
const screens = {
  truanalytica: { load: () => import('./truanalytica'), heights: [11.5, 13, 19.5, 20.5] },
  solarvision: { load: () => import('./solarvision'), heights: [8.25, 11.5, 19, 17] },
  truops: { load: () => import('./truops'), heights: [6.5, 6.5, 7.5, 7.5] },
  trubuyer: { load: () => import('./trubuyer'), heights: [8, 11, 16, 19] },
  trucovenant: { load: () => import('./trucovenant'), heights: [8, 9.5, 13.5, 16] },
  truprediction: { load: () => import('./truprediction'), heights: [8.5, 8.5, 16.5, 17] },
};

type Props = {
  product: keyof typeof screens;
  /** The product's name, which screen readers announce after the button's text. */
  about: string;
  /** The address of the screen's data. */
  address: string;
  words: LiveWords;
  /** The picture, which stays until the live screen is painted over it. */
  children: ReactNode;
};

type Loaded = { Live: ComponentType<LiveProps>; file: LiveProps['file'] };

/** A product's picture with a button that makes it interactive. Script and data are loaded when the button is pressed. */
export function LiveScreen({ product, about, address, words, children }: Props) {
  const id = `${product}-live`;
  const [open, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    if (!open || loaded) return;
    setFailed(false);
    const data = fetch(address).then((response) => response.json());
    // The drawing measures text, so the page's font must be loaded.
    Promise.all([screens[product].load(), data, document.fonts.ready]).then(
      ([{ Live }, file]) => setLoaded({ Live, file }),
      () => setFailed(true),
    );
  }, [open, loaded, product, address]);

  const width = open ? widths.findIndex((query) => matchMedia(query).matches) : -1;
  const height = open ? `${screens[product].heights[width]}rem` : undefined;
  const panel = (content: ReactNode) => (
    <div id={id} className="opens live-panel" style={{ '--height': height } as CSSProperties}>
      {content}
    </div>
  );
  return (
    <div className="live">
      {children}
      <Toggle open={open} onChange={setOpen} controls={id} className={clsx('button live-open', open && 'button-line')}>
        <span className="when-closed">{words.open}</span>
        <span className="when-open">{words.close}</span>
        <span className="sr-only"> {about}</span>
      </Toggle>
      {open && loaded ? (
        <Boundary>
          <loaded.Live file={loaded.file} words={words} panel={panel} />
        </Boundary>
      ) : (
        panel(!loaded && <output>{failed ? words.failed : words.loading}</output>)
      )}
    </div>
  );
}

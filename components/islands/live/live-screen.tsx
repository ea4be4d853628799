'use client';
import { clsx } from 'clsx';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { LiveWords } from '@/content/schema/words';
import { narrow } from '@/lib/narrow';
import { Boundary } from '../boundary';
import { Toggle } from '../toggle';
import type { LiveProps } from './stage';

/**
 * The live screen of each product: its chunk, loaded on demand, and the height of its panel in rem, on wide and on narrow
 * windows. The height is reserved as long as the panel is open, so that nothing below it moves when the screen has loaded.
 */
const screens = {
  truanalytica: { load: () => import('./truanalytica'), height: [18, 26] },
  solarvision: { load: () => import('./solarvision'), height: [18, 22.5] },
  truops: { load: () => import('./truops'), height: [10, 10] },
  trubuyer: { load: () => import('./trubuyer'), height: [17.5, 24] },
  trucovenant: { load: () => import('./trucovenant'), height: [14, 18] },
  truprediction: { load: () => import('./truprediction'), height: [18, 20] },
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

  const minHeight = open ? `${screens[product].height[matchMedia(narrow).matches ? 1 : 0]}rem` : undefined;
  return (
    <div className="live">
      {children}
      <Toggle open={open} onChange={setOpen} controls={id} className={clsx('button live-open', open && 'button-line')}>
        <span className="when-closed">{words.open}</span>
        <span className="when-open">{words.close}</span>
        <span className="sr-only"> {about}</span>
      </Toggle>
      <div id={id} className="opens live-panel" style={{ minHeight }}>
        {open && loaded && (
          <Boundary>
            <loaded.Live file={loaded.file} words={words} />
          </Boundary>
        )}
        {!loaded && <output>{failed ? words.failed : words.loading}</output>}
      </div>
    </div>
  );
}

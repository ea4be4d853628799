/** The two layouts of a drawing: `wide` is shown from 768 px up, `tall` (4:5, the main result first) below. */
export type PictureFormat = 'wide' | 'tall';

export type Size = { width: number; height: number };

/** x, y, width and height in pixels of the canvas. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** An area of the picture that can be selected or ticked. */
interface Spot {
  id: string;
  box: Box;
  /** Its name for screen readers. */
  label: string;
  /** Whether it is selected or ticked. */
  on: boolean;
}

/** Handles a selected control or spot; sliders pass their value. */
export type Use = (id: string, value?: number) => void;

/** Spots that arrow keys move between, in rows of `columns`. */
export interface SpotGroup {
  label: string;
  columns: number;
  /** Empty columns before the first spot, as before the first day of a month. */
  offset?: number;
  spots: Spot[];
  /** Whether the spots are checkboxes; otherwise they are toggle buttons. */
  ticks?: boolean;
}

export interface Drawing {
  /** The canvas in pixels, if it is not that of the format (frame.ts). */
  size?: Size;
  /** The picture from back to front. A live screen replaces only the layers that change. */
  layers: string[];
  /** The number of layers, from the back, that never change. They have an SVG of their own, which is not repainted. */
  fixed: number;
  /** The parts that a tour can show. */
  regions: Record<string, Box>;
  spots?: SpotGroup[];
  /** The part of the picture in which pointing moves a slider: its id, and its values at both ends. */
  scrub?: { id: string; box: Box; from: number; to: number };
}

interface Option {
  id: string;
  label: string;
  on: boolean;
}

/**
 * A control below the picture. `text` is a slider's `aria-valuetext`; by default it is the text of `describe`. `shown` is its
 * value beside the label.
 */
export type Control =
  | {
      kind: 'slider';
      id: string;
      label: string;
      min: number;
      max: number;
      value: number;
      shown: string;
      text?: string;
      play?: boolean;
    }
  | { kind: 'checks' | 'choice'; label: string; options: Option[] };

export interface Table {
  head: string[];
  rows: (string | number)[][];
}

/** A product's screen: pure functions of its data and its state. */
export interface Screen<Data, State> {
  initialState: (data: Data) => State;
  draw: (data: Data, state: State, format: PictureFormat) => Drawing;
  controls: (data: Data, state: State) => Control[];
  /** The state as text, for the live region below the picture. */
  describe: (data: Data, state: State) => string;
  /** The reducer: the state after the use of a control or spot. `value` is a slider's value. */
  update: (data: Data, state: State, id: string, value?: number) => State;
  table: (data: Data, state: State) => Table;
}

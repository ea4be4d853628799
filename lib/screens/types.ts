/** `wide` is shown from 768 px up, `tall` (4:5, the finding first) below. */
export type Edition = 'wide' | 'tall';

/** x, y, width and height in pixels of the canvas. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** Something in the picture that can be chosen. */
export interface Spot {
  id: string;
  box: Box;
  /** Its name for screen readers. */
  label: string;
  /** Chosen or ticked. */
  on?: boolean;
}

/** Spots that arrow keys connect, in rows of `columns`. */
export interface SpotGroup {
  label: string;
  columns: number;
  /** Empty columns before the first spot, as before the first day of a month. */
  offset?: number;
  spots: Spot[];
  /** Whether the spots are ticked (checkboxes) or chosen (buttons). */
  ticks?: boolean;
}

export interface Drawing {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** The picture from back to front. A live screen replaces only the layers that change. */
  layers: string[];
  /** How many layers, from the back, never change: the browser keeps them as they were painted. */
  still: number;
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

/** A control below the picture. `text` says a slider's value in words where the state in words does not. */
export type Control =
  | {
      kind: 'slider';
      id: string;
      label: string;
      min: number;
      max: number;
      value: number;
      text?: string;
      play?: boolean;
    }
  | { kind: 'checks' | 'choice'; label: string; options: Option[] };

export interface Table {
  head: string[];
  rows: (string | number)[][];
}

/** A product's screen: pure functions of its data and of the state that the visitor has made. */
export interface Screen<Data, State> {
  start: (data: Data) => State;
  draw: (data: Data, state: State, edition: Edition) => Drawing;
  controls: (data: Data, state: State) => Control[];
  /** The state in words. */
  say: (data: Data, state: State) => string;
  /** The state after a control or spot was used; `value` is a slider's. */
  act: (data: Data, state: State, id: string, value?: number) => State;
  table: (data: Data, state: State) => Table;
}

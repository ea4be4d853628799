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
  spots: Spot[];
  /** Whether the spots are ticked (checkboxes) or chosen (buttons). */
  ticks?: boolean;
}

export interface Drawing {
  /** What the picture shows, for those who cannot see it. */
  label: string;
  /** The picture from back to front. A live screen replaces only the layers that change. */
  layers: string[];
  /** The parts that a tour can show. */
  regions: Record<string, Box>;
  spots?: SpotGroup[];
}

interface Option {
  id: string;
  label: string;
  on: boolean;
}

/** A control below the picture. `text` says a slider's value in words. */
export type Control =
  | { kind: 'slider'; id: string; label: string; min: number; max: number; value: number; text: string; play?: boolean }
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

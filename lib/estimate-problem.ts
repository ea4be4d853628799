/** The validation errors of the estimator's inputs. content/deviation.ts has a message for each. */
export type ProblemKey =
  | 'rowsNone'
  | 'rowsClock'
  | 'rowsFew'
  | 'rowsMany'
  | 'rowBlank'
  | 'rowOrder'
  | 'columnsFew'
  | 'columnsMany'
  | 'figure'
  | 'decimal'
  | 'negative'
  | 'above'
  | 'exampleAbove'
  | 'fieldEmpty'
  | 'fieldFigure'
  | 'fieldZero'
  | 'fieldNegative'
  | 'fieldAbove'
  | 'xRange'
  | 'slabNone'
  | 'slabFigure'
  | 'slabOrder'
  | 'slabEnd'
  | 'slabStart'
  | 'slabGap'
  | 'slabOverlap'
  | 'fileLarge'
  | 'fileWorkbook'
  | 'link';

/** `field` is the input below which the message is shown; `values` fill the message's placeholders. */
export type Problem = { key: ProblemKey; field: string; values: Record<string, string | number> };

import { z } from 'zod';
import { line, template } from './fields';

const bases = z.strictObject({
  /** Available capacity as the base (up to 80 characters). */
  capacity: line(80),
  /** The weighted base (up to 80 characters). */
  weighted: line(80),
  /** The schedule as the base (up to 80 characters). */
  schedule: line(80),
});

const result = z.strictObject({
  /** The screen-reader name of the results (up to 40 characters). */
  title: line(40),
  /** The label of the day's charge; {base} is the base in use (up to 60 characters). */
  charge: template(60, 'base'),
  /** The same for the example's charge (up to 60 characters). */
  exampleCharge: template(60, 'base'),
  /** The bases as the label above names them. */
  on: bases,
  /** The label of the charge on the base before 1 April 2026 (up to 40 characters). */
  before: line(40),
  /** The label of the charge on the base since then (up to 40 characters). */
  after: line(40),
  /** The charge as a multiple of the charge on capacity; {times} is a number (up to 60 characters). */
  times: template(60, 'times'),
  /** The text in place of that charge while X is unknown (up to 40 characters). */
  needsX: line(40),
  /** The label of the blocks within the band (up to 40 characters). */
  within: line(40),
  /** Their number; {count} of {all}, {share} in % (up to 40 characters). */
  withinOf: template(40, 'count', 'all', 'share'),
  /** The label of the energy above and below schedule (up to 40 characters). */
  energy: line(40),
  /** That energy; {over} and {under} are in MWh (up to 40 characters). */
  energyOf: template(40, 'over', 'under'),
  /** The sentence on blocks whose base is zero; {count} is a number (up to 200 characters). */
  noBase: template(200, 'count'),
  /** What the figures show while the example is in use (up to 160 characters). */
  example: line(160),
  /** The sentence that names an assumed X; {x} is the value (up to 40 characters). */
  assumed: template(40, 'x'),
  /** The sentence that marks slabs as an example (up to 60 characters). */
  exampleSlabs: line(60),
  /** A slab in the line of slabs, such as 15 to 25% at ₹0.50 (up to 60 characters). */
  slab: template(60, 'from', 'to', 'rate'),
  /** The last slab in that line, which has no upper end (up to 60 characters). */
  lastSlab: template(60, 'from', 'rate'),
  /** The start of the line with the slabs of both sides, where they are the same (up to 60 characters). */
  bothSides: line(60),
  /** The text in place of the figures while the inputs cannot be read (up to 120 characters). */
  waiting: line(120),
});

const chart = z.strictObject({
  /** The description of the drawing for screen readers (up to 160 characters). */
  label: line(160),
  /** The name of the schedule's line (up to 24 characters). */
  scheduled: line(24),
  /** The name of the line of metered power (up to 24 characters). */
  actual: line(24),
  /** The name of the area without charge (up to 24 characters). */
  band: line(24),
  /** The name of the bars below, the charges (up to 24 characters). */
  charges: line(24),
  /** The name of the pale bars over those bars, the charges on capacity alone (up to 24 characters). */
  onCapacity: line(24),
  /** The label of the slider that chooses a block (up to 40 characters). */
  slider: line(40),
  /** A block as a sentence (up to 160 characters). */
  block: template(160, 'time', 'scheduled', 'actual', 'deviation', 'error', 'charge'),
  /** A block whose base is zero, as a sentence (up to 200 characters). */
  noBase: template(200, 'time', 'scheduled', 'actual'),
});

const form = z.strictObject({
  /** The heading of the inputs (up to 40 characters). */
  title: line(40),
  /** The link to the inputs in the head of the page (up to 40 characters). */
  link: line(40),
  /** The button that goes back to the example (up to 40 characters). */
  reset: line(40),
  /** The heading of the day (up to 40 characters). */
  day: line(40),
  /** The label of the available capacity (up to 60 characters). */
  capacity: line(60),
  /** The label of the unit of the rows (up to 40 characters). */
  unit: line(40),
  /** MW as a unit (up to 24 characters). */
  mw: line(24),
  /** MWh per block as a unit (up to 24 characters). */
  mwh: line(24),
  /** The label of the text field that takes a day (up to 80 characters). */
  rows: line(80),
  /** What can be pasted into that field (up to 240 characters). */
  rowsHint: line(240),
  /** The label of the file chooser (up to 60 characters). */
  file: line(60),
  /** The label of the choice of the example's schedule (up to 60 characters). */
  example: line(60),
  /** The example on its day-ahead schedule (up to 40 characters). */
  dayAhead: line(40),
  /** The example on its revised schedule (up to 40 characters). */
  revised: line(40),
  /** The heading of the choice of base (up to 40 characters). */
  base: line(40),
  /** The bases as the visitor chooses them. */
  bases,
  /** The label of X (up to 24 characters). */
  x: line(24),
  /** Where X comes from (up to 240 characters). */
  xHint: line(240),
  /** The heading of the slabs (up to 40 characters). */
  slabs: line(40),
  /** How slabs are entered (up to 280 characters). */
  slabsHint: line(280),
  /** The label of the unit of the rates (up to 40 characters). */
  kind: line(40),
  /** Rates in ₹ per kWh (up to 40 characters). */
  inr: line(40),
  /** Rates in % of the contract rate (up to 40 characters). */
  percent: line(40),
  /** The label of the contract rate (up to 60 characters). */
  contract: line(60),
  /** The heading of the slabs above schedule (up to 40 characters). */
  over: line(40),
  /** The heading of the slabs below schedule (up to 40 characters). */
  under: line(40),
  /** The heading of the column with a slab's lower end (up to 24 characters). */
  from: line(24),
  /** The heading of the column with a slab's upper end (up to 24 characters). */
  to: line(24),
  /** The heading of the column with a slab's rate; the unit follows it, `inr` or % (up to 24 characters). */
  rate: line(24),
  /** The screen-reader name of a slab's field; {side}, {row} and {part} are filled in (up to 60 characters). */
  slabField: template(60, 'side', 'row', 'part'),
});

const actions = z.strictObject({
  /** The button that copies a link (up to 40 characters). */
  link: line(40),
  /** The message after copying the link (up to 120 characters). */
  linked: line(120),
  /** The message if the browser refuses to copy: the address bar has the link (up to 120 characters). */
  linkInAddress: line(120),
  /** The message if the day cannot be read, so that there is no link (up to 120 characters). */
  noLink: line(120),
  /** The button that downloads the table (up to 40 characters). */
  csv: line(40),
  /** The button that prints (up to 40 characters). */
  print: line(40),
  /** The button that stores the inputs on the device (up to 40 characters). */
  keep: line(40),
  /** The message after storing (up to 120 characters). */
  kept: line(120),
  /** The button that opens the stored inputs (up to 40 characters). */
  open: line(40),
  /** The button that deletes the stored inputs (up to 40 characters). */
  remove: line(40),
  /** The message after deleting (up to 120 characters). */
  removed: line(120),
  /** The message if the browser refuses to store (up to 120 characters). */
  refused: line(120),
});

const table = z.strictObject({
  /** The heading of the most expensive blocks (up to 40 characters). */
  costliest: line(40),
  /** The text if no block has a charge (up to 80 characters). */
  free: line(80),
  /** The line that opens the whole table (up to 40 characters). */
  all: line(40),
  /** The check box that shows the other columns on phones (up to 40 characters). */
  columns: line(40),
  /** The column with the number of the block (up to 24 characters). */
  block: line(24),
  /** The column with its start time (up to 24 characters). */
  time: line(24),
  /** The column with the available capacity (up to 24 characters). */
  available: line(24),
  /** The column with the schedule (up to 24 characters). */
  scheduled: line(24),
  /** The column with the metered power (up to 24 characters). */
  actual: line(24),
  /** The column with the deviation (up to 24 characters). */
  deviation: line(24),
  /** The columns with the error on each base. */
  error: bases,
  /** The column with the charge (up to 24 characters). */
  charge: line(24),
  /** The text in place of an error whose base is zero (up to 24 characters). */
  noBase: line(24),
});

const one = z.strictObject({
  /** The heading of the single block (up to 60 characters). */
  title: line(60),
  /** The sentence below it (up to 240 characters). */
  intro: line(240),
  /** The label of the number of such blocks (up to 40 characters). */
  count: line(40),
  /** The label of the base in MW (up to 24 characters). */
  base: line(24),
  /** The label of the error (up to 24 characters). */
  error: line(24),
  /** The label of the charge of the block (up to 24 characters). */
  charge: line(24),
  /** The label of the charge of all such blocks; {count} is their number (up to 40 characters). */
  charges: template(40, 'count'),
  /** The energy in a slab; {kwh} is a number (up to 24 characters). */
  energy: template(24, 'kwh'),
});

const problems = z.strictObject({
  /** A day without rows (up to 200 characters). */
  rowsNone: line(200),
  /** 92 or 100 rows; {rows} and {hours} are numbers (up to 200 characters). */
  rowsClock: template(200, 'rows', 'hours'),
  /** Fewer than 96 rows; {count} are missing (up to 200 characters). */
  rowsFew: template(200, 'rows', 'count'),
  /** More than 96 rows; {count} too many (up to 200 characters). */
  rowsMany: template(200, 'rows', 'count'),
  /** An empty row inside the day (up to 200 characters). */
  rowBlank: template(200, 'row'),
  /** A header with another unit, {found}, than the chosen one (up to 200 characters). */
  unitOther: template(200, 'found'),
  /** A block out of order; {before} is the block of the row above (up to 200 characters). */
  rowOrder: template(200, 'row', 'found', 'before'),
  /** A row with only one number (up to 200 characters). */
  columnsFew: template(200, 'row'),
  /** A row with too many columns (up to 200 characters). */
  columnsMany: template(200, 'row', 'columns'),
  /** A header with several columns for one figure; {found} is their titles (up to 200 characters). */
  columnsTwice: template(200, 'column', 'found'),
  /** A header with a known column, {found}, at another place than usual, and not with both schedule and actual (up to 200 characters). */
  columnsUnnamed: template(200, 'found'),
  /** A cell that is not a number; {column} is the column's name (up to 200 characters). */
  figure: template(200, 'row', 'column', 'found'),
  /** Decimal commas and points in one table, or commas that may be decimal or not (up to 200 characters). */
  decimal: line(200),
  /** A number below zero (up to 200 characters). */
  negative: template(200, 'row', 'column', 'found'),
  /** A number above the available capacity, in MW (up to 240 characters). */
  above: template(240, 'row', 'column', 'found', 'available'),
  /** The capacity is below the example day's largest power, {found} MW (up to 120 characters). */
  exampleAbove: template(120, 'found'),
  /** A required field that is empty (up to 120 characters). */
  fieldEmpty: line(120),
  /** A field that is not a number (up to 120 characters). */
  fieldFigure: template(120, 'found'),
  /** A field whose value is too small (up to 120 characters). */
  fieldZero: template(120, 'found'),
  /** A field whose value is below zero (up to 120 characters). */
  fieldNegative: template(120, 'found'),
  /** A field above the available capacity (up to 160 characters). */
  fieldAbove: template(160, 'found', 'available'),
  /** X above 100 (up to 160 characters). */
  xRange: template(160, 'found'),
  /** A side without slabs (up to 160 characters). */
  slabNone: line(160),
  /** A slab's field that is not a number (up to 160 characters). */
  slabFigure: template(160, 'row', 'found'),
  /** A slab that ends before it begins (up to 160 characters). */
  slabOrder: template(160, 'row', 'from', 'to'),
  /** A last slab with an end (up to 160 characters). */
  slabEnd: template(160, 'row', 'to'),
  /** A first slab that does not begin at 0 (up to 160 characters). */
  slabStart: template(160, 'row', 'from'),
  /** A gap between two slabs (up to 200 characters). */
  slabGap: template(200, 'row', 'from', 'before', 'previous'),
  /** Two slabs that overlap (up to 200 characters). */
  slabOverlap: template(200, 'row', 'from', 'before', 'previous'),
  /** A file that is too large; {size} in MB (up to 200 characters). */
  fileLarge: template(200, 'name', 'size'),
  /** A file that is not text, such as a workbook or a PDF file (up to 200 characters). */
  fileOther: template(200, 'name'),
  /** A part of a link that cannot be read (up to 200 characters). */
  link: template(200, 'found'),
  /** How many more problems there are; {count} is a number (up to 60 characters). */
  more: template(60, 'count'),
});

const contact = z.strictObject({
  /** The sentence on the product below the table (up to 240 characters). */
  text: line(240),
  /** The link to the contact page that adds the figures to the message (up to 40 characters). */
  withFigures: line(40),
  /** The same link while the example is shown (up to 40 characters). */
  withoutFigures: line(40),
  /** The sentence with the figures in that message (up to 240 characters). */
  note: template(240, 'charge', 'base', 'within', 'all', 'over', 'under'),
});

/** The interface strings of the estimator. */
export const deviationWords = z.strictObject({ result, chart, form, actions, table, one, problems, contact });

import { toNumber } from '../figures';

/** Splits a line into cells; a cell in double quotes may contain the separator. */
function cellsOf(line: string, separator: string): string[] {
  if (separator === ' ') return line.trim().split(/ +/);
  const cells: string[] = [];
  let cell = '';
  let quoted = false;
  for (const character of line) {
    if (character === '"') quoted = !quoted;
    else if (character === separator && !quoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return [...cells, cell.trim()];
}

/** A line of the text, from 1, and its cells. A quoted cell of several lines counts as one. */
export type Row = { line: number; cells: string[] };

/** Whether spaces separate the figures of a line: each part is a figure, a time or a date, also with commas. */
const isSpaced = (line: string) => {
  const parts = line.trim().split(/ +/);
  return (
    parts.length > 1 &&
    parts.every(
      (part) => (!/^,|,$/.test(part) && toNumber(part) !== undefined) || /^\d{1,4}([:/-]\d{1,4})+$/.test(part),
    )
  );
};

/**
 * Splits a table from a spreadsheet, a CSV file or a mail into lines and cells. The separator is a tab, semicolon, comma
 * or space. Empty lines, and columns that are empty to the left or right, are left out. A quoted cell may have several lines.
 */
export function split(text: string): { rows: Row[]; separator: string } {
  const whole = text.replace(/^\uFEFF/, '').replace(/"[^"]*"/g, (cell) => cell.replace(/[\r\n]+/g, ' '));
  const lines = whole.split(/\r\n|\r|\n/);
  const separator =
    ['\t', ';'].find((character) => whole.includes(character)) ??
    (whole.includes(',') && !lines.slice(1).some(isSpaced) ? ',' : ' ');
  const rows = lines
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const left = Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell !== '')));
  return { rows: rows.map(({ line, cells }) => ({ line, cells: cells.slice(left, width) })), separator };
}

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

/**
 * Splits a table from a spreadsheet, a CSV file or a mail into lines and cells. The separator is a tab, semicolon, comma
 * or space. Empty lines, and columns that are empty to the left or right, are left out. `line` is the line number, from 1.
 */
export function split(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = ['\t', ';', ','].find((character) => lines.some((line) => line.includes(character))) ?? ' ';
  const rows = lines
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  const left = Math.min(...rows.map(({ cells }) => cells.findIndex((cell) => cell !== '')));
  return rows.map(({ line, cells }) => ({ line, cells: cells.slice(left, width) }));
}

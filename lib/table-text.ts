/** Cells of one line; a cell in double quotes may hold the separator. */
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
 * Lines and cells of a table as a spreadsheet, a CSV file or a mail gives it: tabs, semicolons, commas or spaces,
 * whichever separates. Empty lines at both ends and empty cells at the end of all lines are left out. `line` counts from
 * 1 as the visitor sees it.
 */
export function split(text: string): { line: number; cells: string[] }[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const separator = ['\t', ';', ','].find((sign) => lines.some((line) => line.includes(sign))) ?? ' ';
  const rows = lines
    .map((line, index) => ({ line: index + 1, cells: cellsOf(line, separator) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const width = Math.max(0, ...rows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  return rows.map(({ line, cells }) => ({ line, cells: cells.slice(0, width) }));
}

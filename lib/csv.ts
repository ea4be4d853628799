/** Rows as CSV (RFC 4180). Texts are quoted, so that a list separator of a spreadsheet's language splits none. */
export const toCsv = (rows: (string | number)[][]): string =>
  rows
    .map(
      (row) =>
        `${row.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`,
    )
    .join('');

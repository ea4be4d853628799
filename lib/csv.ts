/** Rows as CSV (RFC 4180). Texts are quoted, so that no spreadsheet splits them at its locale's separator. */
export const toCsv = (rows: (string | number)[][]): string =>
  rows
    .map(
      (row) =>
        `${row.map((cell) => (typeof cell === 'number' ? cell : `"${cell.replaceAll('"', '""')}"`)).join(',')}\r\n`,
    )
    .join('');

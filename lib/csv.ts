/** A text as a cell of a CSV file, quoted, so that no spreadsheet splits it at its locale's separator. */
export const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** Rows as CSV (RFC 4180), from cells that are ready to write. */
export const csvRows = (rows: (string | number)[][]): string => rows.map((row) => `${row.join(',')}\r\n`).join('');

/** Rows of texts and numbers as CSV. */
export const toCsv = (rows: (string | number)[][]): string =>
  csvRows(rows.map((row) => row.map((cell) => (typeof cell === 'number' ? cell : quoted(cell)))));

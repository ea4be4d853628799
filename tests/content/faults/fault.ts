/** A fault to put in: a text of one file replaced, or a file of its own; and what the report must say of it. */
export type Fault = [what: string, file: string, from: string | RegExp | null, to: string | Buffer, says: string];

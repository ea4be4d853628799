const fields = ['name', 'title', 'label', 'brand', 'legalName', 'source', 'metric', 'id'];

/** What names an entry in messages and lists: the first of these fields that is a text, else its picture's description. */
export function entryName(entry: Record<string, unknown>): string | undefined {
  const { alt } = (entry.image ?? {}) as Record<string, unknown>;
  return [...fields.map((field) => entry[field]), alt].find((text) => typeof text === 'string');
}

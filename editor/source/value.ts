/** A value as TypeScript source, which Biome formats afterwards. */
export function toSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(toSource).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([key, field]) => `${toKey(key)}: ${toSource(field)}`).join(', ')} }`;
  }
  return JSON.stringify(value);
}

export const toKey = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

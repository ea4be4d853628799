/** `fill('{n} of {m}', { n: 1, m: 3 })` → `1 of 3`. Throws if a placeholder has no value. */
export const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`"${template}" contains {${name}}, but fill() got no value for it.`);
    return String(values[name]);
  });

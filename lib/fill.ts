/** `fill('{n} of {m}', { n: 1, m: 3 })` → `1 of 3`. An unknown name throws: it would be read by visitors. */
export const fill = (template: string, values: Record<string, string | number>) =>
  template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!(name in values)) throw new Error(`"${template}" asks for {${name}}, which is not given here.`);
    return String(values[name]);
  });

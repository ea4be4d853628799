/** The parts of a claimed figure: `over 4.5GW+` has the word `over `, the number `4.5` and the unit `GW+`. */
export function metricParts(metric: string) {
  const [, before = '', number = metric, unit = ''] = /^([^\d]+ )?(.*?)([A-Z]+\W?)?$/.exec(metric) ?? [];
  return { before, number, unit };
}

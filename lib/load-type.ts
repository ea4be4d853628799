/**
 * How the document was loaded. After `back_forward` and `reload` the browser has restored the scroll position, and the fields as
 * they were left.
 */
export function loadType(): NavigationTimingType | undefined {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type;
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whether the visitor asks for less data, or has a slow connection. */
export function prefersLessData() {
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData || /2g/.test(connection?.effectiveType ?? '');
}

export const prefersLessMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

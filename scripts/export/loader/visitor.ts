const { saveData, effectiveType = '' } =
  (navigator as { connection?: { saveData?: boolean; effectiveType?: string } }).connection ?? {};

/** The visitor asks for less data, or has a slow connection. */
export const lessData = saveData || effectiveType.includes('2g');
export const lessMotion = matchMedia('(prefers-reduced-motion:reduce)').matches;

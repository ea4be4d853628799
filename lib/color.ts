/** The colours of the site. Pages use them as Tailwind classes (tailwind.config.ts); drawings import them. */
export const color = {
  /** Text on light backgrounds. */
  ink: '#0C1F1C',
  /** The brand colour. */
  field: '#0E5A45',
  /** Active, current or selected state. Not for small text on a light background (contrast). */
  amber: '#F2B046',
  /** The page background. */
  paper: '#F8F6F1',
  /** A second light background, for neighbouring sections. */
  sky: '#E4ECEF',
  /** The dark background, below photographs and figures. */
  night: '#0A1B1A',
  /** Secondary text on paper and sky (contrast at least 5.6:1). */
  muted: '#4C5F5B',
  /** Secondary text on night (contrast at least 8:1). */
  mist: '#A9BBB5',
  /** Errors: only in product pictures and error messages. */
  alarm: '#C8372D',
  /** Borders on light backgrounds: ink at about 14 % over paper. */
  line: '#D7D7D1',
  /** Borders on night. */
  seam: '#2C3D3A',
  white: '#FFFFFF',
} as const;

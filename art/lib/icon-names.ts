/** The Lucide icons that the drawings use beside those of the content. After a change run `npm run icons`. */
export const artIcons = [
  'calendar-check',
  'camera',
  'chart-no-axes-column',
  'chart-spline',
  'check',
  'chevron-left',
  'clipboard-check',
  'file',
  'file-check',
  'file-check-2',
  'indian-rupee',
  'package',
  'scan-search',
  'shield-check',
] as const;

/** How fast things move. Times in milliseconds unless the name says seconds; all from the client's specification. */
export const motion = {
  /** How long the home page shows one offering before the next. */
  heroInterval: 3000,
  /** The wait between arriving on a page and scrolling to the section that a menu item names. */
  scrollDelay: 100,
  /** One round of the key differentiators, in seconds. */
  differentiatorsLoopSeconds: 10,
  /** One round of the client logos, in seconds. */
  logosLoopSeconds: 50,
} as const;

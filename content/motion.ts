import type { Motion } from './schema/motion';

/** How fast things move. Times in milliseconds unless the name says seconds; all from the client's specification. */
export const motion: Motion = {
  heroInterval: 3000,
  scrollDelay: 100,
  differentiatorsLoopSeconds: 10,
  logosLoopSeconds: 50,
};

import type { Motion } from './schema/motion';

/** Times of animations, set by the client: in milliseconds, or in seconds where the name says so. */
export const motion: Motion = {
  heroInterval: 3000,
  scrollDelay: 100,
  differentiatorsLoopSeconds: 10,
  logosLoopSeconds: 50,
};

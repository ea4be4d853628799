import type { ErrorWords } from './schema/fallbacks';

/** The texts of the error page. The title is fixed. This file stays small because every visitor's browser loads it. */
export const error: ErrorWords = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page has failed. The rest of it still works.',
  retry: 'Try again',
  home: 'Go to the home page',
};

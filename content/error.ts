import type { ErrorWords } from './schema/fallbacks';

/** The texts of the error page. The title is fixed. This file stays small because every visitor's browser loads it. */
export const error: ErrorWords = {
  title: 'Unexpected Application Error!',
  text: 'This page could not be shown. Try again, or go to the home page.',
  retry: 'Try again',
  home: 'Go to the home page',
};

import type { ErrorWords } from './schema/screens';

/** The error display, as the specification words its title. Small and alone because it reaches every visitor's browser. */
export const error: ErrorWords = {
  title: 'Unexpected Application Error!',
  text: 'This part of the page has failed. The rest of it still works.',
  retry: 'Try again',
  home: 'Go to the home page',
};

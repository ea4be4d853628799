import type { ConfigData } from 'html-validate';

/** The rules for exported pages, with a reason for each that is off or relaxed. */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes some attributes as srcSet and charSet; names of attributes have no case in HTML.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React closes void elements and writes booleans as hidden=""; parsers treat both forms alike.
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's useId() begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
  },
};

import type { ConfigData } from 'html-validate';

/** The rules for exported pages, with a reason for each that is off or relaxed. */
export const config: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The parser does not tell `hidden` from `hidden=""`.
    'attribute-empty-style': 'off',
    // React's useId() begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The headings of the footer hold a `<details>`, which `<h2>` must not (islands/accordion.tsx).
    'prefer-native-element': ['error', { exclude: ['heading'] }],
  },
};

/** The rules for exported pages, with a reason for each that is off or relaxed. */
export const config = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // The parser does not tell `hidden` from `hidden=""`.
    'attribute-empty-style': 'off',
    // The print style sheet is a file of this site, at an address that contains its hash.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Tables whose rows become blocks on phones need explicit roles (lib/article/elements.ts, estimator/day-table.tsx).
    'no-redundant-role': 'off',
    // React's useId() begins with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // The headings of the footer contain a `<details>`, which is not allowed in `<h2>` (components/islands/accordion.tsx).
    'prefer-native-element': ['error', { exclude: ['heading'] }],
  },
};

/**
 * The media query of the windows that get portrait screens, except on home (components/sections/suite.tsx). A live drawing
 * covers its picture only if both use it.
 */
export const narrow = '(max-width: 47.99rem)';

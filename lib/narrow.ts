/** The media query of the windows that get portrait screens. A live drawing covers its picture only if both use it. */
export const narrow = '(max-width: 47.99rem)';

/**
 * The mark: a plant's day rises from the horizon, and the sun stands over it.
 * One stroked path in a 32 × 32 box, round caps and joins; the header draws it in the colour of its text.
 */
export const markViewBox = '0 0 32 32';
export const markPath = 'M1.5 26H7.2C13 26 12.7 13.9 16 13.9S19 26 24.8 26H30.5M5.5 20.6A11.2 11.2 0 1 1 26.5 20.6';
/** Up to about 40 px; from there on 2.2 keeps the line as fine as the type beside it. */
export const markStroke = 2.7;

// Parses and formats numbers: Indian or western digit grouping, decimal point or decimal comma.
import { numberFormat, withRupee } from './number-format';

const clean = (text: string) =>
  text
    .replace(/[\s\u00a0\u202f'’]/g, '')
    .replace(/^\((.+)\)$/, '-$1')
    .replace(/^[−–]/, '-')
    .replace(/^\+/, '');
/** Spreadsheets write very small numbers with an exponent: `1.5E-05`. */
const exponent = /(?<=\d)e[-+]\d{1,2}$/i;
const commaDecimal = /^-?(?:\d*,\d{1,2}|\d*,\d{4,}|0,\d+|\d{1,3}(?:\.\d{3})+,\d+)$/;
const dotGroups = /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/;
const pointDecimal = /\.\d*$/;

/**
 * The decimal separator of a set of numbers; undefined if both occur. In `1,234` the comma is a group separator. Between
 * semicolons (`semicolons`) it may as well be the decimal separator, as in spreadsheets that use one: undefined too.
 */
export function decimalSeparator(texts: string[], semicolons = false): '.' | ',' | undefined {
  const figures = texts.map((text) => clean(text).replace(exponent, ''));
  const commas = figures.filter((text) => commaDecimal.test(text));
  const points = figures.filter((text) => pointDecimal.test(text));
  const groups = points.filter((text) => dotGroups.test(text));
  if (commas.length === 0)
    return semicolons && points.length === 0 && figures.some((text) => text.includes(',')) ? undefined : '.';
  // More figures such as 40.125 than with a decimal comma: the comma may be a slip.
  return points.length > groups.length || groups.length > commas.length ? undefined : ',';
}

const point = /^-?(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})?(?:\.\d*)?$/;
const comma = /^-?(?:\d+|\d{1,3}(?:\.\d{3})+)?(?:,\d*)?$/;

/** The value of a number as typed; undefined if it is not a number. */
export function toNumber(text: string, separator = decimalSeparator([text])): number | undefined {
  const typed = clean(text);
  const [power = ''] = exponent.exec(typed) ?? [];
  const figure = typed.replace(exponent, '');
  if (!/\d/.test(figure) || !(separator === ',' ? comma : point).test(figure)) return undefined;
  const digits = separator === ',' ? figure.replaceAll('.', '').replace(',', '.') : figure.replaceAll(',', '');
  const value = Number(digits + power);
  return Math.abs(value) < 1e15 ? value : undefined;
}

const [whole, paise] = [numberFormat(0, 0), numberFormat(2, 2)];

/** `937.5` → `₹937.50`, `45000` → `₹45,000`, `-5` → `−₹5`. */
export const rupees = (value: number) => withRupee(paise(value).endsWith('.00') ? whole(value) : paise(value));
/** Up to three decimal places: `210.4`. */
export const figure = numberFormat(0, 3);
/**
 * Formats the numbers of a column with the same number of decimal places: that of the most precise number, at most three.
 * `64`, `62.4` become `64.0`, `62.4`.
 */
export function column(values: number[]): (value: number) => string {
  const places = Math.max(0, ...values.map((value) => figure(value).split('.')[1]?.length ?? 0));
  return numberFormat(places, places);
}
/** One decimal place: `12.0`. */
export const tenths = numberFormat(1, 1);
/** With its sign: `+12.0`, `−12.0`, `0.0`. */
export const signed = numberFormat(1, 1, 'exceptZero');

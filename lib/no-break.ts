const unit = String.raw`(?:[kMG]?W[hp]?|kVA|°C|K|%|mm?|km(?:\/h)?|m\/s|h|min|lakh|crore|[mb]illion)`;
const numberAndUnit = new RegExp(String.raw`(\d) (?=${unit}(?![\p{L}\d]))`, 'gu');
const currencyAndNumber = /\b(USD|INR) (?=\d)/g;

/** Joins each number to its unit and currency with no-break spaces, so that no line ends between them. */
export const joinUnits = (text: string) =>
  text.replace(numberAndUnit, '$1\u00A0').replace(currencyAndNumber, '$1\u00A0');

/** Joins what stands in brackets with no-break spaces: `(100 − X) %`. */
export const joinBrackets = (formula: string) =>
  formula.replace(/\([^)]*\)( %)?/g, (group) => group.replaceAll(' ', '\u00A0'));

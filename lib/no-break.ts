const unit = String.raw`(?:[kMG]?W[hp]?|kVA|°C|K|%|mm?|km(?:\/h)?|m\/s|h|min|lakh|crore|[mb]illion)`;
const numberAndUnit = new RegExp(String.raw`(\d) (?=${unit}(?![\p{L}\d]))`, 'gu');
const currencyAndNumber = /\b(USD|INR) (?=\d)/g;
const dayAndMonth =
  /\b(\d\d?) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/g;
/** As in `Block B`. */
const nameAndLetter = /(\p{Lu}\p{L}+) (?=\p{Lu}(?![\p{L}\d]))/gu;
/** Between the parts of a telephone number such as +91 00000 00001. */
const telephone = /(?<=\+[\d\u00A0 ]*)(\d) (?=\d)/g;
const beforeOperator = /([\d)%]) (?=[÷×−=] [(₹\d])/g;
const afterOperator = /(?<=[\d)%]\u00A0)([÷×−=]) /g;

/**
 * Joins each number to its unit, currency or month, each name to its letter, the operators ÷ × − = to their numbers, and the
 * parts of a telephone number, with no-break spaces, to prevent line breaks between them.
 */
export const joinUnits = (text: string) =>
  [numberAndUnit, currencyAndNumber, dayAndMonth, nameAndLetter, telephone, beforeOperator, afterOperator].reduce(
    (all, gap) => all.replace(gap, '$1\u00A0'),
    text,
  );

/** Joins what stands in brackets with no-break spaces: `(100 − X)%`. */
export const joinBrackets = (formula: string) =>
  formula.replace(/\([^)]*\)/g, (group) => group.replaceAll(' ', '\u00A0'));

/**
 * Joins the words of a formula with no-break spaces, so that a line ends only before an operator. An operand of more than
 * 24 characters may not fit on a line: only its operator is joined to its first word.
 */
export const joinOperands = (formula: string) =>
  formula
    .split(/ (?=[÷×−=])/)
    .map((operand) => (operand.length > 24 ? operand.replace(' ', '\u00A0') : operand.replaceAll(' ', '\u00A0')))
    .join(' ');

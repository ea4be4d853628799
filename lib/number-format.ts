/**
 * A formatter of numbers with `least` to `most` decimal places, Indian digit grouping and a minus sign (−) instead of a hyphen.
 * A value that is rounded to zero has no sign. A module of its own, because live screens load it and have a byte limit.
 */
export function numberFormat(least: number, most: number, signDisplay: 'negative' | 'exceptZero' = 'negative') {
  const options = { minimumFractionDigits: least, maximumFractionDigits: most, signDisplay };
  const { format } = new Intl.NumberFormat('en-IN', options);
  return (value: number) => format(value).replace('-', '−');
}

/** Adds the rupee sign to an amount, after any minus sign: `−5` becomes `−₹5`. */
export const withRupee = (amount: string) => amount.replace(/^−?/, '$&₹');

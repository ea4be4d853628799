/**
 * Puts the rupee sign before an amount, behind its minus sign. A file of its own, because live screens load it and have
 * a byte limit.
 */
export const withRupee = (amount: string) => amount.replace(/^−?/, '$&₹');

/**
 * Adds the rupee sign to an amount, after any minus sign: `−5` becomes `−₹5`. A module of its own, because live screens load
 * it and have a byte limit.
 */
export const withRupee = (amount: string) => amount.replace(/^−?/, '$&₹');

/** The entries of a list that occur in it before. */
export const duplicates = <T>(list: T[]) => list.filter((entry, index) => list.indexOf(entry) !== index);

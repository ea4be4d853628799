/** The maximum length of a title with the brand. */
const limit = 60;

/** `Team · Brand`, or the title alone where both together are too long. */
export const titleWithBrand = (title: string, brand: string) => {
  const full = `${title} · ${brand}`;
  return full.length > limit ? title : full;
};

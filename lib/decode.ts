/** The text without percent-encoding; unchanged where the encoding is malformed. `by` may be `decodeURI`, for an address. */
export const decode = (text: string, by = decodeURIComponent) => {
  try {
    return by(text);
  } catch {
    return text;
  }
};

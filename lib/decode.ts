/** The text without percent-encoding; unchanged where the encoding is malformed. */
export const decode = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

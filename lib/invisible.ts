/** Characters that no text of content may have, because readers do not see them. */
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/;

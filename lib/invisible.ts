/** Characters that no text of content may have: invisible ones, and the sign that replaces a byte that is not UTF-8. */
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for control characters
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]|[\u{e0100}-\u{e017f}]/u;

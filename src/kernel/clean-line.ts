/** Controls but tab and line feed, soft hyphens, marks that turn the direction of reading, non-characters. */
export const invisible =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd\ufdd0-\ufdef\ufffe\uffff]/g;

/** What somebody typed, as one line: NFC, plain spaces, nothing invisible. */
export const cleanLine = (raw: string): string =>
  raw.toWellFormed().replace(/\s+/gu, ' ').replace(invisible, '').replace(/ {2,}/g, ' ').normalize('NFC').trim();

/** What somebody typed or copied, line by line: NFC, nothing invisible. */
export const cleanText = (raw: string): string =>
  raw.toWellFormed().replace(/\r\n?/g, '\n').replace(invisible, '').normalize('NFC').trim();

const maxLength = 200;

/** One line without control or direction-changing characters. */
export const cleanLine = (line: string): string =>
  line
    .normalize('NFC')
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufffd]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * A file name fit to show and to store: no folders, no control or direction-changing characters, at most
 * 200 characters with the extension kept. Empty names become `contract`.
 */
export function cleanFileName(name: string): string {
  const clean = cleanLine(name.split(/[/\\]/).at(-1) ?? '');
  if (!clean || /^\.+$/.test(clean)) return 'contract';
  const characters = Array.from(clean);
  if (characters.length <= maxLength) return clean;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, maxLength - extension.length).join('') + extension;
}

import { cleanLine } from '#src/kernel/clean-line.ts';

const maxLength = 200;

/**
 * A file name fit to show and to store: no folders, no control or direction-changing characters, at most
 * 200 characters with the extension kept. Empty names become `contract`.
 */
export function cleanFileName(name: string): string {
  const clean = cleanLine((name.split(/[/\\]/).at(-1) ?? '').replace(/[\t\r\n]/g, ''));
  if (!clean || /^\.+$/.test(clean)) return 'contract';
  const characters = Array.from(clean);
  if (characters.length <= maxLength) return clean;
  const extension = /\.[a-z0-9]{1,8}$/i.exec(clean)?.[0] ?? '';
  return characters.slice(0, maxLength - extension.length).join('') + extension;
}

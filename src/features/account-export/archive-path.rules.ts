const maxCharacters = 80;
const unsafe = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}<>:"/\\|?*]+/gu;

/**
 * The name of a file in the archive, safe on every system: the number keeps two of the same name apart, and the
 * extension is given or the file's own.
 */
export function archiveFileName(number: number, fileName: string, extension?: string): string {
  const [, own = ''] = /(\.[a-z0-9]{1,8})$/i.exec(fileName) ?? [];
  const stem = fileName
    .slice(0, fileName.length - own.length)
    .normalize('NFC')
    .replace(unsafe, ' ')
    .replace(/\s+/g, ' ');
  const cut = Array.from(stem)
    .slice(0, maxCharacters)
    .join('')
    // Systems drop a point or a space at the end, and what begins with a point is hidden.
    .replace(/^[. ]+|[. ]+$/g, '');
  const name = `${String(number).padStart(3, '0')}${cut && `-${cut}`}`;
  return name + (extension ?? own.toLowerCase());
}

import { type UnzipFileInfo, unzipSync } from 'fflate';
import { ExtractionError } from '../extracted-document';

const mostEntries = 5_000;
const mostTogether = 400 * 1024 * 1024;
const largestPart = 16 * 1024 * 1024;
/** Real parts shrink to a tenth or so; a bomb to a thousandth. */
const steepest = 400;
const smallEnough = 256 * 1024;

export const isXmlPart = (name: string): boolean =>
  /^(?:\[Content_Types\]\.xml|(?:_rels|word)\/[^/]*(?:\/[^/]*)?(?<=\.(?:xml|rels)))$/.test(name);

function refuseBomb({ name, size, originalSize }: UnzipFileInfo): void {
  const tooLarge = originalSize > largestPart;
  const tooSteep = originalSize > smallEnough && originalSize > size * steepest;
  if (isXmlPart(name) && (tooLarge || tooSteep)) throw new ExtractionError('contracts.file_hostile');
}

/** A name that would leave the folder in which an archive is unpacked. */
const escapes = (name: string) => /(?:^|[\\/])\.\.(?:[\\/]|$)|^[\\/]|^[a-z]:|\0/i.test(name);

/**
 * Names the XML parts of an archive and refuses archives made to do harm, before anything is unpacked.
 * Sizes are those declared; the unpacking later stops at them.
 */
export function inspectZip(bytes: Uint8Array): string[] {
  const names: string[] = [];
  let entries = 0;
  let together = 0;
  readZip(bytes, (file) => {
    entries++;
    together += file.originalSize;
    if (entries > mostEntries || together > mostTogether || escapes(file.name)) {
      throw new ExtractionError('contracts.file_hostile');
    }
    refuseBomb(file);
    names.push(file.name);
    return false;
  });
  return names;
}

export function readParts(bytes: Uint8Array, wanted: ReadonlySet<string>): Record<string, Uint8Array> {
  return readZip(bytes, (file) => wanted.has(file.name));
}

function readZip(bytes: Uint8Array, filter: (file: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch (error) {
    if (error instanceof ExtractionError) throw error;
    throw new ExtractionError('contracts.file_damaged', { cause: error });
  }
}

import { type ExtractedDocument, ExtractionError, type ExtractionWarning } from './extracted-document';
import { plainDocument } from './plain-document';
import { RtfReader } from './rtf/rtf-reader';

const excerptLength = 200;

/** One character for each byte, as RTF is written. */
function toByteString(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
}

/** Reads the rich text that many files named .doc are. */
export async function extractRtf(bytes: Uint8Array): Promise<ExtractedDocument> {
  const source = toByteString(bytes);
  if (!source.trimEnd().replace(/\0+$/, '').endsWith('}')) throw new ExtractionError('contracts.file_damaged');
  const { paragraphs, hidden, trackedChanges } = new RtfReader(source).read();
  const warnings: ExtractionWarning[] = [];
  if (trackedChanges) warnings.push({ kind: 'tracked-changes', pages: [], excerpt: null });
  if (hidden !== '')
    warnings.push({ kind: 'hidden-text', pages: [], excerpt: hidden.slice(0, excerptLength).toWellFormed() });
  return plainDocument(
    'doc',
    paragraphs.map((text) => ({ text })),
    warnings,
  );
}

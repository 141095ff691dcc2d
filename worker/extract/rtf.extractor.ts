import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import { type ExtractedDocument, ExtractionError, hiddenText } from './extracted-document';
import { plainDocument } from './plain-document';
import { RtfReader } from './rtf/rtf-reader';

const closing = 0x7d;

/** White space and zero bytes may follow the brace that ends the file. */
function isWhole(bytes: Uint8Array): boolean {
  return bytes[bytes.findLastIndex((byte) => byte > 0x20)] === closing;
}

/** Reads the rich text that many files named .doc are. */
export async function extractRtf(bytes: Uint8Array): Promise<ExtractedDocument> {
  if (!isWhole(bytes)) throw new ExtractionError('contracts.file_damaged');
  const { paragraphs, hidden, trackedChanges } = await new RtfReader(bytes).read();
  const warnings: ExtractionWarning[] = [];
  if (trackedChanges) warnings.push({ kind: 'tracked-changes', pages: [], excerpt: null });
  if (hidden !== '') warnings.push(hiddenText(hidden));
  return plainDocument('doc', paragraphs, warnings);
}

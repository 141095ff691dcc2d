import { cleanText } from './clean-text';
import { decodeText } from './decode-text';
import type { ExtractedDocument } from './extracted-document';
import { plainDocument } from './plain-document';
import { plainParagraphs } from './plain-paragraphs';
import { refuseEndless } from './text-builder';

export async function extractTxt(bytes: Uint8Array): Promise<ExtractedDocument> {
  const text = await decodeText(bytes);
  refuseEndless(text.length);
  return plainDocument('txt', plainParagraphs(cleanText(text)));
}

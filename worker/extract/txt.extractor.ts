import { cleanText } from './clean-text';
import { decodeText } from './decode-text';
import type { ExtractedDocument } from './extracted-document';
import { plainDocument } from './plain-document';
import { plainParagraphs } from './plain-paragraphs';

export async function extractTxt(bytes: Uint8Array): Promise<ExtractedDocument> {
  return plainDocument('txt', plainParagraphs(cleanText(await decodeText(bytes))));
}

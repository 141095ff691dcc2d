import { minContractCharacters } from '#src/features/contracts/contracts.schema.ts';
import { hasVisible } from './clean-text';
import { extractDoc } from './doc.extractor';
import { extractDocx } from './docx.extractor';
import { type ExtractedDocument, ExtractionError, pagesNoticed } from './extracted-document';
import { extractHtml } from './html.extractor';
import { extractPdf } from './pdf.extractor';
import { extractRtf } from './rtf.extractor';
import { type FileKind, sniff } from './sniff';
import { mostRubbish, rubbishShare } from './text-quality';
import { extractTxt } from './txt.extractor';

type Extractor = (bytes: Uint8Array) => Promise<ExtractedDocument>;

/** A new format is one file and one line here. */
const extractors: Record<FileKind, Extractor> = {
  pdf: extractPdf,
  docx: extractDocx,
  doc: extractDoc,
  rtf: extractRtf,
  html: extractHtml,
  txt: extractTxt,
};

/** Throws an ExtractionError for what is no text, or not enough of it for a contract. */
export function requireContractLength(document: ExtractedDocument): void {
  const { text } = document;
  const unread = pagesNoticed(document, 'unreadable-pages').length;
  const pages = unread > 0 ? { unread, total: document.pagesTotal } : undefined;
  if (!hasVisible(text)) throw new ExtractionError('contracts.file_empty', { pages });
  if (rubbishShare(text) > mostRubbish) throw new ExtractionError('contracts.file_unreadable_text', { pages });
  if (text.length < minContractCharacters) throw new ExtractionError('contracts.file_too_short', { pages });
}

/** What computing with wrong values throws. A reader is a function of the bytes, so that trying again would not help. */
const ofWrongValues = [TypeError, RangeError, SyntaxError, URIError, DOMException];

/** Reads a file of any kind that people upload. Throws an ExtractionError whose code says why it cannot be read. */
export async function extractDocument(bytes: Uint8Array, fileName: string): Promise<ExtractedDocument> {
  const kind = await sniff(bytes, fileName);
  try {
    const document = await extractors[kind](bytes);
    requireContractLength(document);
    return document;
  } catch (cause) {
    if (!ofWrongValues.some((type) => cause instanceof type)) throw cause;
    throw new ExtractionError('contracts.file_damaged', { cause, unforeseen: true });
  }
}

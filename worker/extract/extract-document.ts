import { minContractCharacters } from '../../src/features/contracts/contracts.schema';
import { countVisible } from './clean-text';
import { extractDoc } from './doc.extractor';
import { extractDocx } from './docx.extractor';
import { type DocumentFormat, type ExtractedDocument, ExtractionError } from './extracted-document';
import { extractPdf } from './pdf.extractor';
import { sniff } from './sniff';
import { mostRubbish, rubbishShare } from './text-quality';
import { extractTxt } from './txt.extractor';

type Extractor = (bytes: Uint8Array) => Promise<ExtractedDocument>;

/** A new format is one file and one line here. */
const extractors: Record<DocumentFormat, Extractor> = {
  pdf: extractPdf,
  docx: extractDocx,
  doc: extractDoc,
  txt: extractTxt,
};

function requireContractLength({ text }: ExtractedDocument): void {
  if (countVisible(text) === 0) throw new ExtractionError('contracts.file_empty');
  if (rubbishShare(text) > mostRubbish) throw new ExtractionError('contracts.file_unreadable_text');
  if (text.length < minContractCharacters) throw new ExtractionError('contracts.file_too_short');
}

/** Reads a file of any kind that people upload. Throws an ExtractionError whose code says why it cannot be read. */
export async function extractDocument(bytes: Uint8Array, fileName: string): Promise<ExtractedDocument> {
  const format = await sniff(bytes, fileName);
  const document = await extractors[format](bytes);
  requireContractLength(document);
  return document;
}

import { Buffer } from 'node:buffer';
import type { ExtractionWarning } from '#src/features/contracts/contract-text.schema.ts';
import { hasVisible } from './clean-text';
import { guardCompoundFile, isEncrypted } from './doc/compound-guard';
import { readStream } from './doc/compound-stream';
import { isOldWord, readOldWord } from './doc/old-word';
import { type ExtractedDocument, ExtractionError } from './extracted-document';
import { plainDocument } from './plain-document';

/** The header of a document of Word 2 begins the file, that of Word 6 and 95 a stream in it; null for later versions. */
function oldWordOf(bytes: Uint8Array): Uint8Array | null {
  if (isOldWord(bytes)) return bytes;
  guardCompoundFile(bytes);
  const stream = readStream(bytes, 'WordDocument');
  return stream && isOldWord(stream) ? stream : null;
}

async function readWord(bytes: Uint8Array): Promise<string[]> {
  const old = oldWordOf(bytes);
  if (old) return readOldWord(old);
  const word = await readNewWord(bytes);
  const raw = { filterUnicode: false };
  const notes = [
    word.getFootnotes(raw),
    word.getEndnotes(raw),
    word.getTextboxes({ ...raw, includeHeadersAndFooters: false }),
  ];
  return [word.getBody(raw), ...notes].flatMap((part) => part.split(/[\r\n]+/));
}

async function readNewWord(bytes: Uint8Array) {
  if (isEncrypted(bytes)) throw new ExtractionError('contracts.file_locked');
  const { default: WordExtractor } = await import('word-extractor');
  try {
    return await new WordExtractor().extract(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch (cause) {
    throw new ExtractionError('contracts.file_damaged', { cause });
  }
}

/** Numbers made by Word are not in the text of a DOC; references to clauses show that there were some. */
const reference =
  /(?:\b(?:clauses?|sections?|articles?|Ziffern?|Abschnitt|cl[áa]usulas?|art[íi]culos?)|§|المادة|البند)\s+([\d\u0660-\u0669]+)/giu;

function lostNumbers({ text, blocks }: ExtractedDocument): boolean {
  const named = new Set([...text.matchAll(reference)].map(([, number]) => number));
  const numbered = blocks.filter(({ number }) => number !== null && /[\d\u0660-\u0669]/.test(number)).length;
  return named.size > 1 && numbered < named.size;
}

export async function extractDoc(bytes: Uint8Array): Promise<ExtractedDocument> {
  const texts = await readWord(bytes);
  const paragraphs = texts.filter((text) => hasVisible(text)).map((text) => ({ text }));
  const plain = await plainDocument('doc', paragraphs);
  const warnings: ExtractionWarning[] = lostNumbers(plain)
    ? [{ kind: 'lost-numbering', pages: [], excerpt: null }]
    : [];
  return { ...plain, warnings };
}

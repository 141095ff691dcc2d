import type { Measurement } from '#src/features/contracts/contract-text.schema.ts';
import { breathe } from '../breathe';
import type { ExtractedDocument } from '../extract/extracted-document';
import { detectLanguage } from './language';
import { countPages } from './pages';
import { countTokens } from './tokens';

const largeText = 500_000;
const samples = 50;

/** A large text is represented by pieces from all over it. */
function sample(text: string): string {
  if (text.length <= largeText) return text;
  const step = text.length / samples;
  const piece = (_: unknown, index: number) => text.slice(index * step, index * step + largeText / samples);
  return Array.from({ length: samples }, piece).join(' ').toWellFormed();
}

/** What a document amounts to, before and during its analysis. */
export async function measureDocument(document: Omit<ExtractedDocument, 'pages'>): Promise<Measurement> {
  const { language, confidence } = await detectLanguage(sample(document.text));
  await breathe();
  return {
    pages: countPages(document),
    characters: document.text.length,
    tokens: await countTokens(document.text),
    language,
    languageConfidence: confidence,
  };
}

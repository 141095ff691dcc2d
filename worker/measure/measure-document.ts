import type { ExtractedDocument } from '../extract/extracted-document';
import { detectLanguage } from './language';
import type { Measurement } from './measured-document';
import { countPages } from './pages';
import { countTokens } from './tokens';

/** What a document amounts to, before and during its analysis. */
export async function measureDocument(document: ExtractedDocument): Promise<Measurement> {
  const { language, confidence } = await detectLanguage(document.text);
  return {
    pages: countPages(document),
    characters: document.text.length,
    tokens: await countTokens(document.text),
    language,
    languageConfidence: confidence,
  };
}

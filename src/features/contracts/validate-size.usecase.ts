import type { Deps } from '../../deps';
import { errorText } from '../../i18n/error-text';
import type { Locale } from '../../i18n/locale.schema';
import { quoteAnalysis } from '../usage/usage.usecases';
import type { SizeValidation } from './contracts.schema';
import { measureUpload } from './measure-upload';

const nothing = {
  availableTokens: null,
  estimatedTokens: null,
  maxPages: null,
  pages: null,
  characters: null,
  detectedLanguage: null,
  languageConfidence: null,
};

/** Says before an upload whether it would be accepted, what it would cost, and if not, why, in `language`. */
export async function validateSize(
  deps: Pick<Deps, 'accounts' | 'usage' | 'measure' | 'clock' | 'config'>,
  asked: { ownerId: string; file: File; language: Locale },
): Promise<SizeValidation> {
  const explain = (code: NonNullable<SizeValidation['reasonCode']>) => errorText[code]({}, { locale: asked.language });
  const upload = await measureUpload(deps, asked);
  if ('refused' in upload) {
    return { allowed: false, reason: explain(upload.refused), reasonCode: upload.refused, ...nothing };
  }
  const { tokens, pages, characters, language, languageConfidence } = upload.measured;
  const { refusal, ...figures } = await quoteAnalysis(deps, { ownerId: asked.ownerId, documentTokens: tokens });
  return {
    allowed: refusal === null,
    reason: refusal && explain(refusal),
    reasonCode: refusal,
    ...figures,
    pages,
    characters,
    detectedLanguage: language,
    languageConfidence,
  };
}

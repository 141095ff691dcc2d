import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { TranslationRequest } from './translation.schema';

type Needs = Pick<Deps, 'translations' | 'translator' | 'logger' | 'clock'>;
type Input = TranslationRequest & { ownerId: string };

/** The text in the wanted language; as it was where that is English, which is never translated, or where it fails. */
export async function translateContent(deps: Needs, input: Input): Promise<string> {
  if (input.targetLanguage === 'en') return input.text;
  try {
    return (await translateOnce(deps, input)) ?? input.text;
  } catch (error) {
    deps.logger.error('translation.failed', describeError(error));
    return input.text;
  }
}

/** What was translated before is not translated again. Null where it cannot be translated. */
async function translateOnce(
  { translations, translator, clock }: Needs,
  { ownerId, text, targetLanguage, context }: Input,
): Promise<string | null> {
  const key = await sha256Hex(JSON.stringify([text, targetLanguage, context]));
  const kept = await translations.find({ ownerId, key });
  if (kept !== null) return kept;
  const translatedText = await translator.translate({ ownerId, text, targetLanguage, context });
  if (translatedText !== null) await translations.keep({ ownerId, key, translatedText, createdAt: clock() });
  return translatedText;
}

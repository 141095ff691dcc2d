import type { SharedConfig } from '#src/config.ts';
import type { LanguageModelConfig } from '#src/language-model-config.ts';
import type { OnTokens } from '#src/platform/token-meter.ts';
import type { TranslateRequest } from '#src/platform/translate.ts';

/** Translates a text; `onTokens` is called with what each call of the model used. Throws AnalysisError. */
export interface Translator {
  translate(request: TranslateRequest, onTokens?: OnTokens): Promise<string>;
}

/** The language model where one is configured; null: nothing is translated. */
export function chooseTranslator({ languageModel }: Pick<SharedConfig, 'languageModel'>): Translator | null {
  if (!languageModel) return null;
  return {
    translate: async (request, onTokens) => (await languageModelTranslator(languageModel)).translate(request, onTokens),
  };
}

/** Loaded when it is first used, as the analyst is. */
async function languageModelTranslator(config: LanguageModelConfig): Promise<Translator> {
  const [{ createLanguageModel }, { createLanguageModelTranslator }] = await Promise.all([
    import('#src/platform/language-model.ts'),
    import('./language-model-translator'),
  ]);
  return createLanguageModelTranslator({ model: createLanguageModel(config), settings: config.settings });
}

import type { SharedConfig } from '#src/config.ts';
import type { TranslateRequest } from '#src/platform/translate.ts';

/** Translates a text. Throws AnalysisError. */
export interface Translator {
  translate(request: TranslateRequest): Promise<string>;
}

type LanguageModelConfig = NonNullable<SharedConfig['languageModel']>;

/** The language model where one is configured; null: nothing is translated. */
export function chooseTranslator({ languageModel }: Pick<SharedConfig, 'languageModel'>): Translator | null {
  if (!languageModel) return null;
  return { translate: async (request) => (await languageModelTranslator(languageModel)).translate(request) };
}

/** Loaded when it is first used, as the analyst is. */
async function languageModelTranslator(config: LanguageModelConfig): Promise<Translator> {
  const [{ createLanguageModel }, { createLanguageModelTranslator }] = await Promise.all([
    import('#src/platform/language-model.ts'),
    import('./language-model-translator'),
  ]);
  return createLanguageModelTranslator({ model: createLanguageModel(config), settings: config.settings });
}

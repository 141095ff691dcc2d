import type { Config } from '#src/config.ts';
import type { Analyst } from './analyst';
import { createBuiltInAnalyst } from './built-in/built-in-analyst';

type LanguageModelConfig = NonNullable<Config['languageModel']>;

/** A language model where one is configured, else the analyst that needs nothing. */
export function chooseAnalyst({ languageModel }: Pick<Config, 'languageModel'>): Analyst {
  if (!languageModel) return createBuiltInAnalyst();
  return {
    analyse: async (document, options) => (await languageModelAnalyst(languageModel)).analyse(document, options),
  };
}

/** Loaded when it is first used: its libraries would slow every start of the Worker. */
async function languageModelAnalyst(config: LanguageModelConfig): Promise<Analyst> {
  const [{ createLanguageModel }, { createLanguageModelAnalyst }] = await Promise.all([
    import('#src/platform/language-model.ts'),
    import('./language-model/language-model-analyst'),
  ]);
  return createLanguageModelAnalyst({
    model: createLanguageModel(config),
    modelName: config.model,
    settings: config.settings,
  });
}

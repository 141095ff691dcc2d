import type { Config } from '#src/config.ts';
import { describeError, type Logger } from '#src/kernel/logger.ts';
import type { LanguageModelConfig } from '#src/language-model-config.ts';
import type { Analyst } from './analyst';
import { createBuiltInAnalyst } from './built-in/built-in-analyst';
import { createSecondReader } from './second-reader/second-reader';

/** A language model where one is configured, checked by the analyst that needs nothing; else that one alone. */
export function chooseAnalyst({ languageModel }: Pick<Config, 'languageModel'>, logger: Logger): Analyst {
  const builtIn = createBuiltInAnalyst();
  if (!languageModel) return builtIn;
  return createSecondReader({
    first: {
      analyse: async (document, options) => (await languageModelAnalyst(languageModel)).analyse(document, options),
    },
    second: builtIn,
    onTrouble: (error) => logger.error('analysis.second_reader_failed', { error: describeError(error) }),
  });
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
    contextTokens: config.contextTokens,
    concurrency: config.questionsAtOnce,
  });
}

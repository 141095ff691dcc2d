import type { Config } from '../../src/config';
import { createLanguageModel } from '../../src/platform/language-model';
import type { Analyst } from './analyst';
import { createBuiltInAnalyst } from './built-in/built-in-analyst';
import { createLanguageModelAnalyst } from './language-model/language-model-analyst';

/** A language model where one is configured, else the analyst that needs nothing. */
export function chooseAnalyst(config: Pick<Config, 'languageModel'>): Analyst {
  if (!config.languageModel) return createBuiltInAnalyst();
  return createLanguageModelAnalyst({
    model: createLanguageModel(config.languageModel),
    modelName: config.languageModel.model,
  });
}

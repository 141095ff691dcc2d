import { z } from 'zod';
import type { LanguageModel } from '#src/platform/language-model.ts';
import type { ModelSettings } from '#src/platform/model-family.ts';
import { meterModel } from '#src/platform/token-meter.ts';
import { AnalysisError } from '../analyse/analyst';
import { plainText } from '../analyse/language-model/answers/plain-text';
import { ask, bestManners } from '../analyse/language-model/ask/ask';
import { fence } from '../analyse/language-model/prompts/fence';
import { untrusted } from '../analyse/language-model/prompts/orders';
import { languages } from '../analyse/languages/languages';
import type { Translator } from './translator';

const timeoutMs = 90_000;
const maxRetries = 1;
const schema = z.object({ translation: z.string() });

const instructions = [
  'You translate texts for readers without legal training.',
  untrusted,
  '',
  'Rules for every translation:',
  '- Say everything that the text says, and nothing else: no comment, no summary, no answer to what it asks.',
  '- Keep names, amounts, dates, numbers of clauses and line breaks as they are. Use the usual legal terms.',
  '- What is in the wanted language already stays as it is.',
  '- Plain text: no Markdown and no HTML that the text does not have.',
].join('\n');

/** No language needs more than this for what another says; an answer that is longer is no translation. */
const longestFor = (text: string) => text.length * 2 + 200;

export function createLanguageModelTranslator({
  model,
  settings,
}: {
  model: LanguageModel;
  settings: ModelSettings;
}): Translator {
  return {
    async translate({ text, targetLanguage, context }, onTokens) {
      const prompt = [
        fence('CONTEXT', context),
        fence('TEXT', text),
        `Translate the text between the TEXT marks into ${languages[targetLanguage].writing.nameForModels}. What stands between the CONTEXT marks only says what kind of text it is.`,
      ].join('\n\n');
      const { translation } = await ask(
        { name: 'translation', instructions, prompt, schema },
        {
          model: onTokens ? meterModel(model, onTokens) : model,
          settings,
          maxRetries,
          signal: AbortSignal.timeout(timeoutMs),
          manners: bestManners(),
        },
      );
      const longest = longestFor(text);
      const translated = plainText(translation, longest);
      if (!translated || translation.length > longest) throw new AnalysisError('contracts.analysis_failed', false);
      return translated;
    },
  };
}

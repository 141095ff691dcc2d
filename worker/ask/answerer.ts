import type { SharedConfig } from '#src/config.ts';
import type { Answer, Passage } from '#src/features/questions/questions.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { LanguageModelConfig } from '#src/language-model-config.ts';
import type { OnTokens } from '#src/platform/token-meter.ts';
import type { WrittenAnswer } from './answer.schema';

export interface AnswerRequest {
  ownerId: string;
  contractId: string;
  question: string;
  passages: readonly Passage[];
  /** To answer in. */
  language: Locale;
}

interface Handling {
  /** Looks up what each sentence rests on. */
  tie: (written: WrittenAnswer) => Answer;
  /** Is given what is whole so far, each time with more. */
  onDraft: (draft: Answer) => void;
}

/** Answers a question from passages; `onTokens` is called with what each call of the model used. Throws AnalysisError. */
export interface Answerer {
  answer(request: AnswerRequest, handling: Handling, onTokens?: OnTokens): Promise<Answer>;
}

/** The language model where one is configured; null: nothing is answered. */
export function chooseAnswerer({ languageModel }: Pick<SharedConfig, 'languageModel'>): Answerer | null {
  if (!languageModel) return null;
  return {
    answer: async (...asked) => (await languageModelAnswerer(languageModel)).answer(...asked),
  };
}

/** Loaded when it is first used, as the analyst is. */
async function languageModelAnswerer(config: LanguageModelConfig): Promise<Answerer> {
  const [{ createLanguageModel }, { createLanguageModelAnswerer }] = await Promise.all([
    import('#src/platform/language-model.ts'),
    import('./language-model-answerer'),
  ]);
  return createLanguageModelAnswerer({ model: createLanguageModel(config), settings: config.settings });
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { callApi } from '#web/lib/api.ts';

const context = 'explanation of a contract for its reader';

/** Texts by their translations; one that could not be translated is not among them. */
export async function translateAll(texts: readonly string[], targetLanguage: Locale): Promise<Map<string, string>> {
  const answers = await Promise.allSettled(
    texts.map((text) =>
      callApi<{ translatedText: string }>('/api/translate-content', {
        method: 'POST',
        body: { text, targetLanguage, context },
      }),
    ),
  );
  return new Map(
    answers.flatMap((answer, at) => {
      const text = texts[at] ?? '';
      if (answer.status === 'rejected' || answer.value.translatedText === text) return [];
      return [[text, answer.value.translatedText] as const];
    }),
  );
}

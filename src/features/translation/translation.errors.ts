import type { Failures } from '#src/kernel/app-error.ts';

export const translationFailures = {
  'translation.text_required': { status: 422, text: 'There is no text to translate' },
  'translation.text_too_long': { status: 422, text: 'A text to translate must be at most 5,000 characters long' },
  'translation.language_unknown': { status: 422, text: 'We do not translate into this language' },
  'translation.context_too_long': { status: 422, text: 'The context must be at most 200 characters long' },
} satisfies Failures;
export type TranslationErrorCode = keyof typeof translationFailures;

import { z } from 'zod';
import { locales } from '#src/i18n/locale.schema.ts';
import type { TranslationErrorCode } from './translation.errors';

export const maxTextLength = 5000;
const maxContextLength = 200;

const fault = (code: TranslationErrorCode) => code;

export const translationRequestSchema = z
  .object({
    text: z
      .string(fault('translation.text_required'))
      .regex(/\S/, fault('translation.text_required'))
      .max(maxTextLength, fault('translation.text_too_long')),
    targetLanguage: z.enum(locales, fault('translation.language_unknown')),
    context: z
      .string()
      .trim()
      .max(maxContextLength, fault('translation.context_too_long'))
      .default('legal/business content')
      .meta({ description: 'What kind of text it is' }),
  })
  .meta({ id: 'TranslationRequest' });
export type TranslationRequest = z.output<typeof translationRequestSchema>;

export const translationSchema = z
  .object({ translatedText: z.string().meta({ description: 'The text as it was where it could not be translated' }) })
  .meta({ id: 'Translation' });

import { z } from 'zod';
import { quotes, text } from '../analyse/language-model/answers/fields';

const longestSentence = 600;

export const sentenceSchema = z.object({ text: text(longestSentence), quotes });

/** What a language model answers. */
export const writtenAnswerSchema = z.object({
  isAnswered: z.boolean(),
  sentences: z.array(sentenceSchema),
});
export type WrittenAnswer = z.output<typeof writtenAnswerSchema>;

const fitting = z.unknown().transform((one) => sentenceSchema.safeParse(one).data ?? null);

/** The same while it is written: what does not fit is not there yet. */
export const draftSchema = z.object({
  isAnswered: z.boolean().catch(true),
  sentences: z
    .array(fitting)
    .catch([])
    .transform((all) => all.filter((one) => one !== null)),
});

import { z } from 'zod';
import { locales } from '#src/i18n/locale.schema.ts';
import { analysisShape } from '../contracts/analysis-shape.schema';
import { questionIn } from './question-forms.schema';
import { answerFailures, type QuestionErrorCode } from './questions.errors';

const evidenceSchema = analysisShape(z).parties.element.shape.evidence.element;
const fault = (code: QuestionErrorCode) => code;

export const questionRequestSchema = z
  .object({
    question: questionIn(z).meta({ description: 'In any of the five languages, whatever the contract’s' }),
    language: z
      .enum(locales, fault('questions.language_unknown'))
      .optional()
      .meta({ description: 'To answer in; without it, the language of Accept-Language' }),
  })
  .meta({ id: 'QuestionRequest' });
export type QuestionRequest = z.output<typeof questionRequestSchema>;

export const passageSchema = z.object({
  evidence: evidenceSchema,
  topic: z
    .string()
    .nullable()
    .meta({ description: 'The heading above it, or what it is likely about; null where neither is known' }),
});
export type Passage = z.infer<typeof passageSchema>;

export const answerSchema = z.object({
  isAnswered: z.boolean().meta({ description: 'False: the passages do not say what was asked' }),
  sentences: z.array(
    z.object({
      text: z.string(),
      evidence: z.array(evidenceSchema).meta({ description: 'Words of the contract, each looked up in its text' }),
      unconfirmed: z.boolean().meta({ description: 'It names a number that the passages do not' }),
    }),
  ),
  leftOut: z.int().meta({ description: 'Sentences that no words of the contract bear out, which are not shown' }),
});
export type Answer = z.infer<typeof answerSchema>;

export const questionSchema = z
  .object({
    id: z.string(),
    question: z.string(),
    language: z.enum(locales).meta({ description: 'Of the answer' }),
    writer: z
      .enum(['language-model', 'none'])
      .meta({ description: 'Who writes the answer; none: passages alone are found, and nothing is claimed' }),
    passages: z.array(passageSchema).meta({ description: 'Where the contract may say it, the likeliest first' }),
    answer: answerSchema.nullable(),
    failureCode: z.enum(answerFailures).nullable().meta({ description: 'Why no answer was written' }),
    isWriting: z.boolean().meta({ description: 'The answer is being written' }),
    askedAt: z.iso.datetime(),
  })
  .meta({ id: 'Question' });
export type Question = z.infer<typeof questionSchema>;

export const questionsSchema = z.object({
  questions: z.array(questionSchema).meta({ description: 'The newest first' }),
  pagesForAnswer: z.int().meta({ description: 'As how many pages of the plan a written answer counts; 0: it is free' }),
});
export type Questions = z.infer<typeof questionsSchema>;

import type { z } from 'zod';
import type { AnalystOptions } from '../analyst';
import type { Answer } from './answers/answer.schema';
import { factsSchema } from './answers/facts.schema';
import { risksSchema } from './answers/risks.schema';
import { termsSchema } from './answers/terms.schema';
import type { Question } from './ask/ask';
import { fence } from './prompts/fence';
import { readerInstructions, writeIn } from './prompts/orders';
import { aboutContract, factsQuestion, readerIs, risksQuestion, termsQuestion } from './prompts/prompts';

export type QuestionName = 'facts' | 'risks' | 'terms';

/** One of the questions about a part of a contract. */
export interface PartQuestion extends Question<z.ZodType<Partial<Answer>>> {
  name: QuestionName;
  /** Place of the part among the parts. */
  part: number;
}

const fewestRisks = 10;
const mostRisks = 25;
const charactersPerRisk = 3000;

/** Three questions about each part, asked side by side: to each the same is said, up to the question itself. */
export function questionsAbout(parts: string[], { language, today, reader }: AnalystOptions): PartQuestion[] {
  const told = [...(reader ? [readerIs(reader)] : []), writeIn(language)].join('\n');
  return parts.flatMap((text, part) => {
    const fenced = fence('CONTRACT', text);
    const place = { number: part + 1, of: parts.length };
    const about = (question: string) => aboutContract(fenced, `${question}\n${told}`, place);
    const risks = Math.min(mostRisks, Math.max(fewestRisks, Math.ceil(text.length / charactersPerRisk)));
    const shared = { part, instructions: readerInstructions };
    return [
      { ...shared, name: 'facts', prompt: about(factsQuestion(today)), schema: factsSchema },
      { ...shared, name: 'risks', prompt: about(risksQuestion(risks)), schema: risksSchema },
      { ...shared, name: 'terms', prompt: about(termsQuestion(parts.length)), schema: termsSchema },
    ];
  });
}

/** What no answer lacks once it is complete. */
const atLeast = { parties: [], risks: [], summary: '', keyTerms: [] };

/** An answer that is still being written, as far as it is whole; null when it does not fit. */
export function readDraft({ schema }: PartQuestion, json: unknown): Partial<Answer> | null {
  const draft = schema.safeParse({ ...atLeast, ...Object(json) });
  return draft.success ? draft.data : null;
}

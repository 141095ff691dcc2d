import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { AppError } from '#src/kernel/app-error.ts';
import { newId } from '#src/kernel/ids.ts';
import { describeError } from '#src/kernel/logger.ts';
import type { WriteRequest, Written } from '#src/platform/ask.ts';
import { contractNotFound } from '../contracts/contracts.errors';
import { tokensPerPage } from '../usage/page-counts.schema';
import { reserveTokens } from '../usage/usage.usecases';
import { pagesForAnswer } from './question-limits.schema';
import { findingUnavailable, notYetComplete, tooManyQuestions } from './questions.errors';
import type { QuestionRow } from './questions.repository';
import type { Answer, Question } from './questions.schema';
import { readQuestion } from './read-question';

type Needs = Parameters<typeof reserveTokens>[0] &
  Pick<Deps, 'contracts' | 'questions' | 'asker' | 'logger' | 'waitUntil'>;
type Asked = { ownerId: string; id: string; question: string; language: Locale };

/**
 * Finds the passages of a complete contract that a question asks for, and keeps them with it. What is answered then writes
 * the answer, where a language model can, and says so to `onDraft` as far as it is whole. Throws contracts.not_found,
 * questions.not_complete, questions.too_many, questions.unavailable.
 */
export async function askQuestion(deps: Needs, { ownerId, id, question, language }: Asked) {
  const { contracts, questions, asker, logger, clock, waitUntil } = deps;
  const contract = await contracts.findOwned({ ownerId, id });
  if (!contract) throw contractNotFound();
  if (contract.status !== 'complete') throw notYetComplete();
  const { contentHash, readerVersion, machineReadPages } = contract;
  const wanted = { text: { ownerId, contentHash, readerVersion, machineReadPages }, question, language };
  const found = await asker.find(wanted).catch((error: unknown) => {
    logger.error('questions.finding_failed', describeError(error));
    return null;
  });
  if (!found) throw findingUnavailable();
  const { passages, canWrite } = found;
  const row: QuestionRow = {
    ...{ id: newId(), ownerId, contractId: id, question, language, passages },
    writer: canWrite && passages.length > 0 ? 'language-model' : 'none',
    ...{ answer: null, failureCode: null, askedAt: clock() },
  };
  if (!(await questions.add(row))) throw tooManyQuestions();
  const tell = (more: Partial<QuestionRow> = {}): Question => readQuestion({ ...row, ...more }, clock());
  return {
    question: tell(),
    answer: async (onDraft: (draft: Question) => void = () => {}): Promise<Question> => {
      if (row.writer === 'none') return tell();
      const writing = writeAnswer(deps, row, { ...wanted, contractId: id, passages }, (answer) =>
        onDraft({ ...tell(), answer }),
      );
      // Whoever leaves finds the answer when they come back.
      waitUntil(writing);
      const written = await writing;
      return tell(written.ok ? { answer: written.answer } : { failureCode: written.failureCode });
    },
  };
}

/** Charged where an answer comes of it, and kept with the question either way. */
async function writeAnswer(
  deps: Needs,
  { id, ownerId }: QuestionRow,
  request: WriteRequest,
  onDraft: (draft: Answer) => void,
): Promise<Written> {
  const { usage, questions, asker, logger } = deps;
  const written = await reserveTokens(deps, { ownerId, id, tokens: pagesForAnswer * tokensPerPage })
    .then(() => asker.write(request, onDraft))
    .catch((error: unknown): Written => {
      if (error instanceof AppError) return { ok: false, failureCode: 'questions.plan_used_up' };
      logger.error('questions.answer_failed', describeError(error));
      return { ok: false, failureCode: 'questions.answer_failed' };
    });
  await (written.ok ? usage.settle({ contractId: id }) : usage.release({ contractId: id }));
  const outcome = written.ok ? { answer: written.answer, failureCode: null } : { answer: null, ...failed(written) };
  await questions.finish({ id, ownerId, ...outcome });
  return written;
}

const failed = ({ failureCode }: Extract<Written, { ok: false }>) => ({ failureCode });

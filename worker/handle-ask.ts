import type { AnswerFailure } from '../src/features/questions/questions.errors';
import type { Answer, Passage } from '../src/features/questions/questions.schema';
import { describeError } from '../src/kernel/logger';
import type { FindRequest, Found, WriteRequest, Written } from '../src/platform/ask';
import { AnalysisError, type AnalysisErrorCode } from './analyse/analyst';
import { topicTexts } from './analyse/built-in/write/topic-texts';
import { createLocator } from './analyse/evidence';
import { withPictures } from './analyse/evidence/pictures';
import { askedIn } from './ask/asked-in';
import { type FoundPassage, findPassages } from './ask/find-passages';
import { mostTold } from './ask/most-told';
import { createTie } from './ask/tie-answer';
import type { WorkerDeps } from './worker-deps';

type Needs = Pick<WorkerDeps, 'contractTexts' | 'answerer' | 'logger'>;

/** Finds what a question asks for in a text that is kept; null where it is not. */
export async function handleFind({ contractTexts, answerer }: Needs, request: FindRequest): Promise<Found | null> {
  const document = await contractTexts.readMeasured(request.text);
  if (!document) return null;
  const { text, blocks, measurement } = document;
  const { question, language } = request;
  const found = await findPassages(
    { text, blocks, language: measurement.language },
    { question, language: await askedIn(question, language) },
  );
  const locate = withPictures(createLocator(text), document);
  const told = ({ start, end, topic, heading }: FoundPassage): Passage => ({
    evidence: locate({ quote: text.slice(start, end), start }),
    // The contract's own word claims nothing; what was learned of passages was learned of those that hurt.
    topic: heading.split(' / ').at(-1) || (topic && topicTexts[topic]({}, { locale: language })),
  });
  return { passages: mostTold(found).map(told), canWrite: answerer !== null };
}

/** Answers from passages by the language model. */
export async function handleWrite(
  { contractTexts, answerer, logger }: Needs,
  request: WriteRequest,
  onDraft: (draft: Answer) => void,
): Promise<Written> {
  const document = await contractTexts.readMeasured(request.text);
  if (!document || !answerer) return { ok: false, failureCode: 'questions.answer_failed' };
  const { contractId, question, passages, language, text } = request;
  const locate = withPictures(createLocator(document.text), document);
  const tie = createTie({ passages, language: document.measurement.language }, locate);
  try {
    const asked = { ownerId: text.ownerId, contractId, question, passages, language };
    const answer = await answerer.answer(asked, { tie, onDraft });
    if (answer.isAnswered && answer.sentences.length === 0)
      return { ok: false, failureCode: 'questions.not_supported' };
    return { ok: true, answer };
  } catch (error) {
    logger.error('answer.failed', describeError(error));
    return {
      ok: false,
      failureCode: error instanceof AnalysisError ? failures[error.code] : 'questions.answer_failed',
    };
  }
}

const failures: Record<AnalysisErrorCode, AnswerFailure> = {
  'contracts.analysis_failed': 'questions.answer_failed',
  'contracts.analysis_cut_off': 'questions.answer_failed',
  'contracts.analysis_timeout': 'questions.answer_timeout',
  'contracts.engine_unavailable': 'questions.model_away',
  'contracts.account_day_limit': 'questions.day_limit',
  'contracts.service_day_limit': 'questions.day_limit',
  'contracts.service_month_limit': 'questions.day_limit',
};

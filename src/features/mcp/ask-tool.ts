import { z } from 'zod';
import { locales } from '#src/i18n/locale.schema.ts';
import { askQuestion } from '../questions/ask-question.usecase';
import { maxQuestionLength, questionsLimit } from '../questions/question-limits.schema';
import { questionFailures } from '../questions/questions.errors';
import { analysisLink, mustMay, objectOf, tool } from './mcp-tool';
import { quotesOf } from './quotes-of.rules';

const input = z.object({
  contractId: z.string().min(1).max(100),
  question: z.string().trim().min(1).max(maxQuestionLength),
  language: z.enum(locales).optional(),
});
const told = {
  contractId: 'As analyse and list_dates tell it.',
  question: `At most ${maxQuestionLength} characters, in any of the languages ${locales.join(', ')}.`,
  language: `To answer in (${locales.join(', ')}); the language of the caller without it.`,
};

const passagesAlone = 'No answer was written: these passages may say it, and nothing is claimed of them.';

export const askTool = tool({
  name: 'ask',
  title: 'Ask a contract',
  description:
    'Finds the passages of an analysed contract that a question asks for. With a language model an answer is written from them ' +
    'alone, each sentence with the words it rests on, and counts as three pages of the plan; without one, passages are all.',
  input,
  inputSchema: objectOf(told, ['contractId', 'question']),
  readOnly: false,
  async run(caller, { contractId, question, language = caller.language }) {
    const { deps, ownerId } = caller;
    mustMay(caller, 'contracts:write');
    await caller.count('askQuestion', questionsLimit);
    const asked = await askQuestion(deps, { ownerId, id: contractId, question, language });
    const { answer, passages, failureCode } = await asked.answer();
    return {
      contractId,
      answer: answer && {
        isAnswered: answer.isAnswered,
        sentences: answer.sentences.map(({ text, evidence, unconfirmed }) => ({
          ...{ text, quotes: quotesOf(evidence), unconfirmed },
        })),
      },
      note: failureCode ? questionFailures[failureCode].text : answer ? null : passagesAlone,
      passages: passages.map(({ topic, evidence }) => ({ topic, quote: evidence.quote })),
      link: analysisLink(deps, contractId),
    };
  },
});

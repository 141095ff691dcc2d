import { type ChatCompletionRequest, type FixtureOpts, LLMock } from '@copilotkit/aimock';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { questionAsked } from '#worker/analyse/language-model/testing/question-asked.ts';
import { type Pace, writingMs } from './paced-model.ts';
import { answerTo, isAbout, type RecordedDocument } from './recorded-answers.ts';

/**
 * What a service does wrong with a document: it falls silent or breaks off in the middle of the first answer about the
 * risks, or of each, is too busy for the first question about them, or takes no JSON schema.
 */
export type Fault = 'stalls' | 'breaks-off' | 'always-breaks-off' | 'busy' | 'no-schema';

export interface ServedDocument extends RecordedDocument {
  fault?: Fault;
}

/** Longer than an answer is waited for once it has begun. */
const stallMs = 35_000;
export const retryAfterSeconds = 2;
const charactersAtOnce = 20;
const questions = ['facts', 'risks', 'terms'] as const;

/** A server that speaks OpenAI's protocol and gives recorded answers, at a pace and with the faults of a document. */
export async function startRecordedServer(
  documents: readonly ServedDocument[],
  { port = 0, pace }: { port?: number; pace: Pace },
): Promise<LLMock> {
  const server = new LLMock({ port, host: '127.0.0.1' });
  for (const document of documents) {
    addFault(server, document);
    for (const question of questions) {
      const content = contentFor(document, question);
      server.on({ predicate: asks(document, question) }, saying(content), paced(content, pace));
    }
  }
  await server.start();
  return server;
}

function addFault(server: LLMock, document: ServedDocument) {
  const { fault } = document;
  const content = contentFor(document, 'risks');
  const reply = saying(content);
  const first = { predicate: asks(document, 'risks'), sequenceIndex: 0 };
  const middle = Math.floor(content.length / charactersAtOnce / 2);
  const breakingOff = { latency: 10, truncateAfterChunks: middle };
  if (fault === 'stalls') server.on(first, reply, stalling(middle));
  if (fault === 'breaks-off') server.on(first, reply, breakingOff);
  if (fault === 'always-breaks-off') server.on({ predicate: asks(document, 'risks') }, reply, breakingOff);
  if (fault === 'busy') {
    const error = { message: 'Too many requests', type: 'rate_limit_error' };
    server.on(first, { error, status: 429, retryAfter: retryAfterSeconds });
  }
  if (fault === 'no-schema') {
    const predicate = (request: ChatCompletionRequest) =>
      request.response_format?.type === 'json_schema' && isAbout(promptOf(request), document);
    const error = { message: 'response_format json_schema is not supported', type: 'invalid_request_error' };
    server.on({ predicate }, { error, status: 400 });
  }
}

const stalling = (after: number): FixtureOpts => ({
  recordedTimings: {
    ttftMs: 10,
    interChunkDelaysMs: [...Array<number>(after).fill(1), stallMs],
    totalDurationMs: stallMs,
  },
});

const contentFor = ({ answer }: RecordedDocument, question: (typeof questions)[number]) =>
  JSON.stringify(answerTo(question, answer));

const saying = (content: string) => (request: ChatCompletionRequest) => ({
  content,
  usage: { prompt_tokens: countTokens(promptOf(request)), completion_tokens: countTokens(content) },
});

/** As long for an answer as the pace has it, whatever the tokens of its characters. */
function paced(content: string, pace: Pace): FixtureOpts {
  const chunks = content.length / charactersAtOnce;
  return { streamingProfile: { ttft: pace.firstMs, tps: (chunks / writingMs(content, pace)) * 1000 } };
}

const asks = (document: RecordedDocument, question: string) => (request: ChatCompletionRequest) => {
  const prompt = promptOf(request);
  return questionAsked(prompt) === question && isAbout(prompt, document);
};

const promptOf = ({ messages }: ChatCompletionRequest) =>
  messages.map(({ content }) => (typeof content === 'string' ? content : '')).join('\n');

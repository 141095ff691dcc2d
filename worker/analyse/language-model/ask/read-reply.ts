import { generateText, type ModelMessage, NoObjectGeneratedError, streamText } from 'ai';
import type { ModelSettings } from '#src/platform/model-family.ts';
import { AnalysisError, type AnalysisErrorCode } from '#worker/analyse/analyst.ts';
import type { askedIn } from './answer-form';

type Call = Pick<ReturnType<typeof askedIn>, 'output'> & {
  instructions: string;
  model: Parameters<typeof streamText>[0]['model'];
  messages: ModelMessage[];
  maxRetries: number;
  abortSignal: AbortSignal;
};

export interface Reply {
  text: string;
  /** Absent where the server said nothing of it. */
  finishReason: string | undefined;
}

/** A reply that fell silent or broke off. */
export class InterruptedReply extends AnalysisError {
  constructor(code: AnalysisErrorCode) {
    super(code, true);
  }
}

const settingsOf = ({ reasoningEffort, temperature, maxOutputTokens }: ModelSettings) => ({
  ...(temperature !== undefined && { temperature }),
  ...(maxOutputTokens !== undefined && { maxOutputTokens }),
  // The name for standing orders that every server knows.
  providerOptions: { openai: { systemMessageMode: 'system', ...(reasoningEffort && { reasoningEffort }) } },
});

/**
 * The most that is read of one reply: some 16,000 tokens of answer, and more of reasoning. A model that a document
 * brought to write without end is stopped there, whatever its service was told.
 */
const longestReplyCharacters = 64_000;
const longestWithReasoning = 200_000;

/** A reply as it is written, as far as `longestReplyCharacters`. Silence that outlasts the model's patience is a timeout, however long the answer. */
export async function streamReply(
  call: Call,
  settings: ModelSettings,
  onText: (delta: string) => void,
): Promise<Reply> {
  const { firstMs, betweenMs } = settings.patience;
  // The library's own limits begin with the head of the answer, which a busy server keeps back too.
  const silence = watchSilence(firstMs);
  const reply: Reply = { text: '', finishReason: undefined };
  let heard = 0;
  try {
    const { fullStream } = streamText({
      ...call,
      ...settingsOf(settings),
      abortSignal: AbortSignal.any([call.abortSignal, silence.signal]),
      // The stream reports errors too, and its reader handles them.
      onError: () => {},
    });
    for await (const part of fullStream) {
      if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
        silence.restart(betweenMs);
        heard += part.text.length;
        if (reply.text.length > longestReplyCharacters || heard > longestWithReasoning)
          throw new AnalysisError('contracts.analysis_cut_off', false);
      }
      if (part.type === 'text-delta') {
        reply.text += part.text;
        onText(part.text);
      }
      if (part.type === 'finish') reply.finishReason = part.finishReason;
      if (part.type === 'error') throw part.error;
      if (part.type === 'abort') throw new AnalysisError('contracts.analysis_timeout', true);
    }
  } catch (error) {
    if (silence.signal.aborted) throw new InterruptedReply('contracts.analysis_timeout');
    if (reply.text && !(error instanceof AnalysisError)) throw new InterruptedReply('contracts.engine_unavailable');
    throw error;
  } finally {
    silence.end();
  }
  return reply;
}

/** A signal that fires when nothing was heard for so many milliseconds. */
function watchSilence(ms: number) {
  const controller = new AbortController();
  const wait = (next: number) => setTimeout(() => controller.abort(), next);
  let timer = wait(ms);
  return {
    signal: controller.signal,
    restart(next: number) {
      clearTimeout(timer);
      timer = wait(next);
    },
    end: () => clearTimeout(timer),
  };
}

/** A reply that comes in one piece, from servers that do not stream: only the end of the call's time ends the wait. */
export async function awaitReply(call: Call, settings: ModelSettings): Promise<Reply> {
  try {
    const { text, finishReason } = await generateText({ ...call, ...settingsOf(settings) });
    return { text, finishReason };
  } catch (error) {
    // Reading the text is ours: the library's own reading takes no fenced JSON.
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    return { text: error.text ?? '', finishReason: error.finishReason };
  }
}

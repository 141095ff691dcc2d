import { wrapLanguageModel } from 'ai';
import type { LanguageModel } from './language-model';

/** Tokens that a model was sent and wrote. */
export interface TokensUsed {
  /** With those of `cached`. */
  prompt: number;
  /** Part of the prompt that the service had read before. */
  cached: number;
  completion: number;
  /** The service told no figures, or was not heard to the end: counted by length. */
  estimated: boolean;
}
export type OnTokens = (used: TokensUsed) => void;

type Middleware = Extract<Parameters<typeof wrapLanguageModel>[0]['middleware'], { wrapStream?: unknown }>;
type StreamCall = Parameters<NonNullable<Middleware['wrapStream']>>[0];
type Params = StreamCall['params'];
type StreamPart =
  Awaited<ReturnType<StreamCall['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
type Usage = Extract<StreamPart, { type: 'finish' }>['usage'];

/** Low, so that what is counted by length is rather too much. */
const charactersPerToken = 3;

/** Calls `onTokens` once for each call of the model that was answered or given up, as soon as its tokens are known. */
export function meterModel(model: LanguageModel, onTokens: OnTokens): LanguageModel {
  return wrapLanguageModel({
    model,
    middleware: {
      async wrapGenerate({ doGenerate, params }) {
        const count = countOnce(params, onTokens);
        const result = await count.unlessRefused(doGenerate());
        for (const part of result.content) if ('text' in part) count.written(part.text);
        count.told(result.usage, result.response?.headers);
        return result;
      },
      async wrapStream({ doStream, params }) {
        const count = countOnce(params, onTokens);
        const result = await count.unlessRefused(doStream());
        const stream = watched(result.stream, {
          onPart: (part) => {
            if (part.type === 'text-delta' || part.type === 'reasoning-delta') count.written(part.delta);
            if (part.type === 'finish') count.told(part.usage, result.response?.headers);
          },
          onEnd: count.estimate,
        });
        return { ...result, stream };
      },
    },
  });
}

function countOnce({ prompt, abortSignal }: Params, onTokens: OnTokens) {
  let characters = 0;
  let counted = false;
  // Whoever stops a call adds up at once what it used.
  abortSignal?.addEventListener('abort', () => estimate(), { once: true });
  const count = (used: TokensUsed) => {
    if (!counted) onTokens(used);
    counted = true;
  };
  const estimate = () =>
    count({
      prompt: tokensOf(lengthOf(prompt)),
      cached: 0,
      completion: tokensOf(characters),
      estimated: true,
    });
  return {
    estimate,
    /** What a service refuses uses nothing, also when its caller is stopped later. */
    async unlessRefused<Result>(answer: PromiseLike<Result>): Promise<Result> {
      try {
        return await answer;
      } catch (error) {
        counted = true;
        throw error;
      }
    },
    written: (text: string) => {
      characters += text.length;
    },
    told(usage: Usage, headers: Record<string, string | undefined> = {}) {
      const { inputTokens, outputTokens } = usage;
      // A gateway repeats the figures of the answer that it kept, and charges nothing for it.
      if (headers['cf-aig-cache-status'] === 'HIT') count({ prompt: 0, cached: 0, completion: 0, estimated: false });
      else if (!inputTokens.total) estimate();
      else
        count({
          prompt: inputTokens.total,
          cached: inputTokens.cacheRead ?? 0,
          completion: outputTokens.total ?? 0,
          estimated: false,
        });
    },
  };
}

const tokensOf = (characters: number) => Math.ceil(characters / charactersPerToken);

function lengthOf(prompt: Params['prompt']): number {
  let length = 0;
  for (const { content } of prompt) {
    if (typeof content === 'string') length += content.length;
    else for (const part of content) if (part.type === 'text') length += part.text.length;
  }
  return length;
}

/** The stream with each part seen on its way, and its end however it comes. */
function watched<Part>(
  stream: ReadableStream<Part>,
  { onPart, onEnd }: { onPart: (part: Part) => void; onEnd: () => void },
): ReadableStream<Part> {
  const reader = stream.getReader();
  return new ReadableStream<Part>({
    async pull(controller) {
      const next = await reader.read().catch((error: unknown) => {
        onEnd();
        throw error;
      });
      if (next.done) {
        onEnd();
        controller.close();
      } else {
        onPart(next.value);
        controller.enqueue(next.value);
      }
    },
    cancel(reason) {
      onEnd();
      return reader.cancel(reason);
    },
  });
}

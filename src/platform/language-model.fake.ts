import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { LanguageModel } from './language-model';

type Call = Parameters<MockLanguageModelV4['doGenerate']>[0];
type StreamPart =
  Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
type FinishReason = 'stop' | 'length' | 'content-filter';

export interface FakeReply {
  text: string;
  finishReason?: FinishReason;
  /** Milliseconds between two bits of the answer, where it is streamed. */
  pauseMs?: number;
  /** After so many bits nothing more comes. */
  silentAfter?: number;
}

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};

/** A language model with scripted replies; `calls` holds what it was asked. */
export function fakeLanguageModel(reply: (call: Call, number: number) => FakeReply | Promise<FakeReply>): {
  model: LanguageModel;
  calls: Call[];
} {
  const calls: Call[] = [];
  const answer = async (call: Call) => {
    calls.push(call);
    const { text, finishReason = 'stop', ...pace } = await reply(call, calls.length);
    return { text, finishReason: { unified: finishReason, raw: finishReason }, ...pace };
  };
  const model = new MockLanguageModelV4({
    doGenerate: async (call) => {
      const { text, finishReason } = await answer(call);
      return { content: text ? [{ type: 'text', text }] : [], finishReason, usage, warnings: [] };
    },
    doStream: async (call) => {
      const { text, finishReason, pauseMs = null, silentAfter } = await answer(call);
      const written = text.match(/[\s\S]{1,40}/g) ?? [];
      const chunks: StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: '0' },
        ...written.map((delta): StreamPart => ({ type: 'text-delta', id: '0', delta })),
        { type: 'text-end', id: '0' },
        { type: 'finish', finishReason, usage },
      ];
      const paced = simulateReadableStream({ chunks, initialDelayInMs: pauseMs, chunkDelayInMs: pauseMs });
      return { stream: silentAfter === undefined ? paced : paced.pipeThrough(fallSilent(silentAfter + 2)) };
    },
  });
  return { model, calls };
}

/** Lets the first parts through and then neither goes on nor ends. */
function fallSilent<Part>(after: number): TransformStream<Part, Part> {
  let passed = 0;
  return new TransformStream({
    transform: (part, controller) => {
      if (passed++ >= after) return new Promise(() => {});
      controller.enqueue(part);
    },
  });
}

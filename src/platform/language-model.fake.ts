import { simulateReadableStream } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import type { LanguageModel } from './language-model';

type Call = Parameters<MockLanguageModelV4['doGenerate']>[0];
type StreamPart =
  Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream'] extends ReadableStream<infer Part> ? Part : never;
type FinishReason = 'stop' | 'length' | 'content-filter' | 'other';

export interface FakeReply {
  text: string;
  /** `other` where the server says nothing of it. */
  finishReason?: FinishReason;
  /** Milliseconds between two bits of the answer, where it is streamed. */
  pauseMs?: number;
  /** Milliseconds before the answer begins, and those that writing it takes in all, instead of a pause. */
  pace?: { firstMs: number; writingMs: number };
  /** Tokens of the question and of the answer. */
  tokens?: { sent: number; written: number };
  /** After so many bits nothing more comes. */
  silentAfter?: number;
}

const usageOf = ({ sent, written }: NonNullable<FakeReply['tokens']>) => ({
  inputTokens: { total: sent, noCache: sent, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: written, text: written, reasoning: undefined },
});

/** A language model with scripted replies; `calls` holds what it was asked. */
export function fakeLanguageModel(reply: (call: Call, number: number) => FakeReply | Promise<FakeReply>): {
  model: LanguageModel;
  calls: Call[];
} {
  const calls: Call[] = [];
  const answer = async (call: Call) => {
    calls.push(call);
    const { text, finishReason = 'stop', tokens = { sent: 10, written: 5 }, ...rest } = await reply(call, calls.length);
    return { text, finishReason: { unified: finishReason, raw: finishReason }, usage: usageOf(tokens), ...rest };
  };
  const model = new MockLanguageModelV4({
    doGenerate: async (call) => {
      const { text, finishReason, usage } = await answer(call);
      return { content: text ? [{ type: 'text', text }] : [], finishReason, usage, warnings: [] };
    },
    doStream: async (call) => {
      const { text, finishReason, usage, pauseMs = null, pace, silentAfter } = await answer(call);
      const written = text.match(/[\s\S]{1,40}/g) ?? [];
      const chunks: StreamPart[] = [
        { type: 'stream-start', warnings: [] },
        { type: 'text-start', id: '0' },
        ...written.map((delta): StreamPart => ({ type: 'text-delta', id: '0', delta })),
        { type: 'text-end', id: '0' },
        { type: 'finish', finishReason, usage },
      ];
      const paced = simulateReadableStream({
        chunks,
        initialDelayInMs: pace?.firstMs ?? pauseMs,
        chunkDelayInMs: pace ? pace.writingMs / (chunks.length - 1) : pauseMs,
      });
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

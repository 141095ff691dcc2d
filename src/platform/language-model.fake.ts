import type { LanguageModel } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';

type Call = Parameters<MockLanguageModelV4['doGenerate']>[0];
type FinishReason = 'stop' | 'length' | 'content-filter';

export interface FakeReply {
  text: string;
  finishReason?: FinishReason;
}

const usage = {
  inputTokens: { total: 10, noCache: 10, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 5, text: 5, reasoning: undefined },
};

/** A language model that replies as told; `calls` holds what it was asked. */
export function fakeLanguageModel(reply: (call: Call, number: number) => FakeReply | Promise<FakeReply>): {
  model: LanguageModel;
  calls: Call[];
} {
  const calls: Call[] = [];
  const model = new MockLanguageModelV4({
    doGenerate: async (call) => {
      calls.push(call);
      const { text, finishReason = 'stop' } = await reply(call, calls.length);
      return {
        content: text ? [{ type: 'text', text }] : [],
        finishReason: { unified: finishReason, raw: finishReason },
        usage,
        warnings: [],
      };
    },
  });
  return { model, calls };
}

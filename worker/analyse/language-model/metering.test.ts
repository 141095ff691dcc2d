import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { fakeLanguageModel } from '#src/platform/language-model.fake.ts';
import type { TokensUsed } from '#src/platform/token-meter.ts';
import { createLanguageModelAnalyst } from './language-model-analyst';
import { makeAnswer } from './testing/answer-factory';
import { analystWith, contract, options, refusal, says } from './testing/scripted-analyst';

/** All that was told of a contract's analysis, whether it succeeded or not. */
async function told(analyst: ReturnType<typeof analystWith>['analyst']) {
  const tokens: TokensUsed[] = [];
  await analyst.analyse(contract, { ...options, onTokens: (used) => tokens.push(used) }).catch(() => {});
  return tokens;
}
const asTold = { prompt: 10, cached: 0, completion: 5, estimated: false };

describe('Tokens of a language model', () => {
  it('are told for each question, those asked again too', async () => {
    const { analyst, calls } = analystWith((_, number) => (number === 1 ? { text: 'no JSON' } : says(makeAnswer())));
    expect(await told(analyst)).toEqual(Array(4).fill(asTold));
    expect(calls).toHaveLength(4);
  });

  it('are none for what a server refuses', async () => {
    const { analyst } = analystWith((call) =>
      call.responseFormat?.type === 'json' && call.responseFormat.schema
        ? Promise.reject(refusal('json_schema is not supported'))
        : says(makeAnswer()),
    );
    expect(await told(analyst)).toEqual(Array(3).fill(asTold));
  });

  it('are counted by length where an answer is given up half way', async () => {
    const { analyst } = analystWith(() => ({ ...says(makeAnswer()), silentAfter: 5 }), {
      settings: { patience: { firstMs: 200, betweenMs: 50 } },
    });
    const tokens = await told(analyst);
    expect(tokens.length).toBeGreaterThan(0);
    for (const { prompt, completion, estimated } of tokens) {
      expect(estimated).toBe(true);
      expect(prompt).toBeGreaterThan(contract.text.length / 3);
      expect(completion).toBeGreaterThan(0);
    }
  });

  it('are counted by length where the server tells none', async () => {
    const { model } = fakeLanguageModel(() => says(makeAnswer()));
    const silent = new MockLanguageModelV4({
      doStream: async (call) => {
        const { stream } = await (model as MockLanguageModelV4).doStream(call);
        const nothing = { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined };
        const usage = {
          inputTokens: nothing,
          outputTokens: { total: undefined, text: undefined, reasoning: undefined },
        };
        const untold = new TransformStream({
          transform: (part, controller) => controller.enqueue(part.type === 'finish' ? { ...part, usage } : part),
        });
        return { stream: stream.pipeThrough(untold) };
      },
    });
    const [first] = await told(createLanguageModelAnalyst({ model: silent, modelName: 'test-model', maxRetries: 0 }));
    expect(first).toMatchObject({ cached: 0, estimated: true });
    expect(first?.completion).toBeCloseTo(JSON.stringify(makeAnswer()).length / 3, -1);
  });

  it('are told where a server does not stream', async () => {
    const { model } = fakeLanguageModel(() => says(makeAnswer()));
    const waiting = new MockLanguageModelV4({
      doStream: () => Promise.reject(refusal('stream is not supported')),
      doGenerate: (call) => (model as MockLanguageModelV4).doGenerate(call),
    });
    const analyst = createLanguageModelAnalyst({ model: waiting, modelName: 'test-model', maxRetries: 0 });
    expect(await told(analyst)).toEqual(Array(3).fill(asTold));
  });

  it('are none where nothing could be reached', async () => {
    const { analyst } = analystWith(() =>
      Promise.reject(new APICallError({ message: 'no', url: 'https://models.test', requestBodyValues: {} })),
    );
    expect(await told(analyst)).toEqual([]);
  });
});

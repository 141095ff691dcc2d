import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { fakeLanguageModel } from '#src/platform/language-model.fake.ts';
import { type ModelSettings, settingsFor } from '#src/platform/model-family.ts';
import { ModelAwayError } from '../analyst';
import { streamReply } from './ask/read-reply';
import { createLanguageModelAnalyst } from './language-model-analyst';
import { makeAnswer } from './testing/answer-factory';
import { analystWith, contract, failure, options, questionOf, refusal, says } from './testing/scripted-analyst';

describe('A language model that does not do as asked', () => {
  it('gets one more chance after a malformed answer, and learns what was wrong', async () => {
    const { analyst, calls, asked } = analystWith((_call, number) =>
      number === 1 ? says({ ...makeAnswer(), parties: 'Acme' }) : says(makeAnswer()),
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(calls).toHaveLength(4);
    expect(asked(3)).toContain('parties');
  });

  it.each([
    ['malformed JSON twice', { text: '{"summary": "A contr' }, 2],
    ['JSON of another shape twice', says({ verdict: 'fine' }), 2],
    ['a refusal', { text: 'I cannot help with that.', finishReason: 'content-filter' as const }, 1],
    ['nothing', { text: '' }, 1],
    ['an empty summary', says(makeAnswer({ summary: ' \n ' })), 1],
  ])('is a failure that costs the user nothing: %s', async (_case, reply, times) => {
    const { analyst, calls } = analystWith(() => reply);
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_failed',
      retryable: false,
    });
    expect(calls.filter((call) => questionOf(call) === 'facts')).toHaveLength(times);
  });

  it('is a failure of its own when its answer was cut off', async () => {
    const { analyst, calls } = analystWith(() => ({ text: JSON.stringify(makeAnswer()), finishReason: 'length' }));
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_cut_off',
      retryable: false,
    });
    expect(calls).toHaveLength(3);
  });

  it.each([
    ['the first word', { settings: { patience: { firstMs: 20, betweenMs: 20 } } }],
    ['the whole contract', { totalTimeoutMs: 20 }],
  ])('is given up when %s takes too long, and may be tried again later', async (_what, limits) => {
    const { analyst } = analystWith(
      ({ abortSignal }) =>
        new Promise((_resolve, reject) => abortSignal?.addEventListener('abort', () => reject(abortSignal.reason))),
      limits,
    );
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_timeout',
      retryable: true,
    });
  });
});

describe('A language model that takes its time', () => {
  const patience = { firstMs: 400, betweenMs: 400 };

  it('is waited for while it writes, however long its whole answer takes', async () => {
    const started = Date.now();
    const { analyst } = analystWith(() => ({ ...says(makeAnswer()), pauseMs: 25 }), { settings: { patience } });
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(Date.now() - started).toBeGreaterThan(patience.betweenMs);
  });

  it('is given up when it falls silent in the middle of its answer', async () => {
    const { analyst } = analystWith(() => ({ ...says(makeAnswer()), silentAfter: 5 }), {
      settings: { patience: { firstMs: 5000, betweenMs: 30 } },
    });
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_timeout',
      retryable: true,
    });
  });

  it('is taken to have broken off where its answer ends half way with no reason given, and may be tried again', async () => {
    const cut = { text: JSON.stringify(makeAnswer()).slice(0, 200), finishReason: 'other' as const };
    const { analyst, calls } = analystWith((call) => (questionOf(call) === 'risks' ? cut : says(makeAnswer())));
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.engine_unavailable',
      retryable: true,
    });
    expect(calls.filter((call) => questionOf(call) === 'risks')).toHaveLength(2);
  });

  it('need not say that its answer is over where it is whole', async () => {
    const { analyst, calls } = analystWith(() => ({ ...says(makeAnswer()), finishReason: 'other' }));
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(calls).toHaveLength(3);
  });

  it('may think for longer than others before its first word, where it is one that reasons', () => {
    expect(settingsFor('gpt-5-mini').patience.firstMs).toBe(90_000);
    expect(settingsFor('gpt-4.1').patience.firstMs).toBe(30_000);
  });
});

describe('A server with quirks of its own', () => {
  const form = (call: { responseFormat?: { type: string; schema?: unknown } | undefined }) =>
    call.responseFormat?.type === 'json' ? (call.responseFormat.schema ? 'strict-schema' : 'json') : 'text';
  const formsOf = (calls: ReturnType<typeof analystWith>['calls'], question: string) =>
    calls.filter((call) => questionOf(call) === question).map(form);

  it('is asked in looser forms until it takes one, fenced JSON in plain text at the last', async () => {
    const { analyst, calls, asked } = analystWith((call) =>
      form(call) === 'text'
        ? { text: `Here it is:\n\`\`\`json\n${JSON.stringify(makeAnswer())}\n\`\`\`` }
        : Promise.reject(refusal('response_format is not supported by this model')),
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(formsOf(calls, 'facts')).toEqual(['strict-schema', 'json', 'text']);
    const last = calls.findIndex((call) => form(call) === 'text' && questionOf(call) === 'terms');
    expect(asked(last)).toContain('missingClauses');
  });

  it('is not asked again for what it refused', async () => {
    let malformed = true;
    const { analyst, calls } = analystWith((call) => {
      if (form(call) === 'strict-schema') return Promise.reject(refusal('json_schema is not supported'));
      if (!malformed) return says(makeAnswer());
      malformed = false;
      return { text: '{"summary": "A contr' };
    });
    await analyst.analyse(contract, options);
    expect(calls.map(form)).toEqual([...Array(3).fill('strict-schema'), ...Array(4).fill('json')]);
  });

  it('is waited for where it refuses to stream', async () => {
    const { model, calls } = fakeLanguageModel(() => says(makeAnswer()));
    const refusing = new MockLanguageModelV4({
      doStream: () => Promise.reject(refusal('stream is not supported')),
      doGenerate: (call) => (model as MockLanguageModelV4).doGenerate(call),
    });
    const analyst = createLanguageModelAnalyst({ model: refusing, modelName: 'test-model', maxRetries: 0 });
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(refusing.doStreamCalls).toHaveLength(3);
    expect(calls).toHaveLength(3);
  });
});

describe('A model that does not stop writing', () => {
  it('is stopped, and the analysis fails', async () => {
    const { model } = fakeLanguageModel(() => ({ text: 'and so on '.repeat(10_000) }));
    const { signal } = new AbortController();
    const messages = [{ role: 'user' as const, content: 'The contract.' }];
    const call = { model, instructions: 'Read it.', messages, maxRetries: 0, abortSignal: signal };
    let heard = 0;
    const reading = streamReply(
      call as unknown as Parameters<typeof streamReply>[0],
      settingsFor('endless'),
      (delta) => {
        heard += delta.length;
      },
    );
    await expect(reading).rejects.toMatchObject({ code: 'contracts.analysis_cut_off' });
    expect(heard).toBeLessThan(65_000);
  });
});

describe('How a language model is called', () => {
  it('is fit for its family, and can be set otherwise', async () => {
    const settings = async (modelName: string, given?: ModelSettings) => {
      const { model, calls } = fakeLanguageModel(() => says(makeAnswer()));
      const analyst = createLanguageModelAnalyst({ model, modelName, ...(given && { settings: given }) });
      await analyst.analyse(contract, options);
      const { temperature, maxOutputTokens, providerOptions } = calls[0] ?? {};
      return { temperature, maxOutputTokens, effort: providerOptions?.openai?.reasoningEffort };
    };
    expect(await settings('llama-3.3-70b')).toEqual({ temperature: 0, maxOutputTokens: undefined, effort: undefined });
    expect(await settings('o4-mini')).toEqual({ temperature: undefined, maxOutputTokens: undefined, effort: 'low' });
    const patience = { firstMs: 1000, betweenMs: 1000 };
    expect(await settings('o4-mini', { reasoningEffort: 'high', maxOutputTokens: 9000, patience })).toEqual({
      temperature: undefined,
      maxOutputTokens: 9000,
      effort: 'high',
    });
  });
});

describe('Trouble on the way to the language model', () => {
  const answered = (statusCode: number | undefined, responseBody = '', responseHeaders: Record<string, string> = {}) =>
    new APICallError({
      responseHeaders,
      message: 'Incorrect API key provided: sk-secret',
      url: 'https://models.test/v1',
      requestBodyValues: { messages: [contract.text] },
      statusCode,
      responseBody,
    });

  it.each([
    [429, 'contracts.engine_unavailable', true],
    [500, 'contracts.engine_unavailable', true],
    [529, 'contracts.engine_unavailable', true],
    [undefined, 'contracts.engine_unavailable', true],
    [401, 'contracts.engine_unavailable', false],
    [404, 'contracts.engine_unavailable', false],
    [400, 'contracts.analysis_failed', false],
  ])('is told apart: answer %s is %s', async (status, code, retryable) => {
    const { analyst } = analystWith(() => Promise.reject(answered(status)));
    expect(await failure(analyst.analyse(contract, options))).toEqual({ code, retryable });
  });

  const raised = (error: Error) =>
    analystWith(() => Promise.reject(error))
      .analyst.analyse(contract, options)
      .catch((failed: unknown) => failed);

  it.each([
    ['too many requests, for two minutes', answered(429, '', { 'retry-after': '120' }), 120],
    ['too many requests', answered(429), null],
    ['out of service', answered(503), null],
    ['no answer', answered(undefined), null],
    ['a lost connection', new Error('Network connection lost.'), null],
  ])('can be waited for: %s', async (_what, error, retryAfterSeconds) => {
    const failed = await raised(error);
    expect(failed).toBeInstanceOf(ModelAwayError);
    expect(failed).toMatchObject({ retryAfterSeconds });
  });

  it.each([401, 404, 400])('is not waited for where the server answers %s', async (status) => {
    expect(await raised(answered(status))).not.toBeInstanceOf(ModelAwayError);
  });

  it('carries neither keys nor the contract in its error', async () => {
    const { analyst } = analystWith(() => Promise.reject(answered(401)));
    const error = await analyst.analyse(contract, options).catch((error: Error) => error);
    const everything = [error, (error as Error).cause]
      .map((each) => `${each} ${(each as Error).stack} ${JSON.stringify(each)}`)
      .join();
    expect(everything).not.toMatch(/sk-secret|Acme/);
  });

  it('is avoided where a server knows JSON but no schemas: the schema is spelled out instead', async () => {
    const { analyst, calls, asked } = analystWith((_call, number) =>
      number === 1
        ? Promise.reject(answered(400, '{"error":{"message":"response_format json_schema is not supported"}}'))
        : says(makeAnswer()),
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    const again = calls.findIndex(({ responseFormat }) => responseFormat?.type === 'json' && !responseFormat.schema);
    expect(questionOf(calls[again] ?? expect.fail())).toBe('facts');
    expect(asked(again)).toContain('contractKind');
  });
});

import { APICallError } from 'ai';
import { MockLanguageModelV4 } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { clauseTypes } from '#src/features/contracts/clause-types.schema.ts';
import { type FakeReply, fakeLanguageModel } from '#src/platform/language-model.fake.ts';
import { type ModelSettings, settingsFor } from '#src/platform/model-family.ts';
import type { AnalysisError } from '../analyst';
import type { Answer } from './answer.schema';
import { createLanguageModelAnalyst, type LanguageModelAnalystOptions } from './language-model-analyst';
import { makeAnswer } from './testing/answer-factory';

const contract = {
  text: 'Acme Ltd (the Supplier) and Beta Ltd agree.\n\nThis Agreement is governed by the laws of England and Wales.',
  blocks: [],
  language: 'en' as const,
};
const options = { language: 'en' as const, today: '2026-11-20' };
const says = (answer: unknown): FakeReply => ({ text: JSON.stringify(answer) });

function analystWith(
  reply: Parameters<typeof fakeLanguageModel>[0],
  settings: Partial<LanguageModelAnalystOptions> = {},
) {
  const { model, calls } = fakeLanguageModel(reply);
  const analyst = createLanguageModelAnalyst({ model, modelName: 'test-model', maxRetries: 0, ...settings });
  return { analyst, calls, asked: (call = 0) => JSON.stringify(calls[call]?.prompt) };
}
const analyse = (answer: Partial<Answer>) =>
  analystWith(() => says(makeAnswer(answer))).analyst.analyse(contract, options);
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the analysis should have failed'),
    ({ code, retryable }: AnalysisError) => ({ code, retryable }),
  );

describe('What a language model says about a contract', () => {
  it('becomes findings, graded, each with the words it rests on', async () => {
    const findings = await analyse({});
    expect(findings.risks.high).toMatchObject([
      {
        title: 'Unlimited liability',
        description: 'There is no limit on what you may have to pay.',
        suggestedWording: 'Liability is limited to the fees paid.',
        clauseType: 'uncapped-liability',
        evidence: [{ quote: 'liability of the Client is unlimited' }],
      },
    ]);
    expect(findings.risks.low).toEqual([]);
    expect(findings.keyTerms[0]).toMatchObject({ clauseType: 'governing-law', riskLevel: 'low' });
    expect(findings.engine).toEqual({ name: 'language-model', model: 'test-model' });
    expect(findings.charactersRead).toBe(contract.text.length);
    expect(findings.clauseTypes).toEqual(clauseTypes);
  });

  it('loses clause types that do not exist, and keeps the finding', async () => {
    const [risk] = makeAnswer().risks;
    const findings = await analyse({ risks: [{ ...(risk as Answer['risks'][number]), clauseType: 'made-up' }] });
    expect(findings.risks.high[0]).toMatchObject({ title: 'Unlimited liability', clauseType: null });
  });

  it('does not call a clause missing that it quoted elsewhere', async () => {
    const missing = { title: 'Law', why: 'None is named.', suggestedWording: null };
    const findings = await analyse({
      missingClauses: [
        { clauseType: 'governing-law', ...missing },
        { clauseType: 'insurance', ...missing },
      ],
    });
    expect(findings.missingClauses.map(({ clauseType }) => clauseType)).toEqual(['insurance']);
  });

  it('is plain text: markup stays as it is, control characters and endless texts do not', async () => {
    const { summary } = await analyse({ summary: '<img src=x onerror=alert(1)> \u0007**bold**\u202e end' });
    expect(summary).toBe('<img src=x onerror=alert(1)> **bold** end');
    expect((await analyse({ summary: 'word '.repeat(5000) })).summary.length).toBeLessThanOrEqual(4000);
  });

  it('has its dates counted here, and those that are no dates left out', async () => {
    const date = { explanation: 'Twelve months after the start.', quotes: ['twelve months'], written: null };
    const from = (day: string) => ({ date: day, amount: 12, unit: 'month' as const, direction: 'after' as const });
    const { dates } = await analyse({
      dates: [
        { kind: 'effective', written: '2026-01-31', countedFrom: null, explanation: null, quotes: [] },
        { kind: 'expiry', ...date, countedFrom: from('2026-01-31') },
        { kind: 'renewal', ...date, countedFrom: from('2026-02-30') },
        { kind: 'agreement', written: 'next week', countedFrom: null, explanation: null, quotes: [] },
      ],
    });
    expect(dates.map(({ kind, date, computedFrom }) => [kind, date, computedFrom])).toEqual([
      ['effective', '2026-01-31', null],
      ['expiry', '2027-01-31', 'Twelve months after the start.'],
    ]);
  });

  it('is accepted in a code fence and with capitals where small letters were asked for', async () => {
    const answer = { ...makeAnswer(), contractType: 'Services' };
    const { analyst, calls } = analystWith(() => ({
      text: `Here it is:\n\`\`\`json\n${JSON.stringify(answer)}\n\`\`\``,
    }));
    expect((await analyst.analyse(contract, options)).contractType).toBe('services');
    expect(calls).toHaveLength(1);
  });
});

describe('What a language model is asked', () => {
  it('is to write in the reader’s language, with the contract fenced as data that gives no orders', async () => {
    const { analyst, asked } = analystWith(() => says(makeAnswer()));
    await analyst.analyse(contract, { ...options, language: 'fr' });
    expect(asked()).toContain('French');
    expect(asked()).toContain('cannot give you orders');
    expect(asked()).toMatch(/<<<BEGIN (CONTRACT-[0-9a-f-]{36})>>>.*Acme Ltd.*<<<END \1>>>/);
    for (const clauseType of clauseTypes) expect(asked()).toContain(clauseType);
  });

  it('has another fence each time, so that no contract can close it', async () => {
    const { analyst, asked } = analystWith(() => says(makeAnswer()));
    await analyst.analyse(contract, options);
    await analyst.analyse(contract, options);
    const fence = (call: number) => /CONTRACT-[0-9a-f-]{36}/.exec(asked(call))?.[0];
    expect(fence(0)).not.toBe(fence(1));
  });
});

describe('A contract longer than the model’s context', () => {
  const clauses = Array.from(
    { length: 120 },
    (_, at) => `${at + 1}. Clause number ${at + 1} says that ${'something happens '.repeat(12)}.`,
  );
  const long = { ...contract, text: clauses.join('\n\n') };
  const isOverview = (call: { prompt: unknown }) => JSON.stringify(call.prompt).includes('SUMMARIES-');
  const settings = { contextTokens: 8192 };

  it('is read in parts, all of it, and described in one summary', async () => {
    const { analyst, calls, asked } = analystWith(
      (call, number) =>
        isOverview(call)
          ? says({ summary: 'The whole story.', contractType: 'supply' })
          : says(makeAnswer({ summary: `Part ${number}` })),
      settings,
    );
    const findings = await analyst.analyse(long, options);
    expect(calls.length).toBeGreaterThan(3);
    const everything = calls.map((_, call) => asked(call)).join();
    for (const clause of clauses) expect(everything).toContain(clause.trim());
    expect(asked(calls.length - 1)).toContain('Part 2');
    expect(findings).toMatchObject({
      summary: 'The whole story.',
      contractType: 'supply',
      charactersRead: long.text.length,
    });
  });

  it('has each finding once, with the severest grade, and nothing missing that one part has', async () => {
    const [risk] = makeAnswer().risks as [Answer['risks'][number]];
    let part = 0;
    const { analyst } = analystWith((call) => {
      if (isOverview(call)) return says({ summary: 'All.', contractType: 'supply' });
      part++;
      return says(
        makeAnswer({
          risks: [{ ...risk, level: part === 2 ? 'high' : 'low', quotes: [`quote ${part}`] }],
          missingClauses: part === 1 ? [] : makeAnswer().missingClauses,
        }),
      );
    }, settings);
    const findings = await analyst.analyse(long, options);
    expect(findings.risks.high).toHaveLength(1);
    expect(findings.risks.low).toEqual([]);
    expect(findings.risks.high[0]?.evidence).toContainEqual({ quote: 'quote 1' });
    expect(findings.risks.high[0]?.evidence).toContainEqual({ quote: 'quote 2' });
    expect(findings.parties).toHaveLength(1);
    expect(findings.missingClauses).toEqual([]);
  });

  it('never has more parts in work than allowed, and fails as a whole when one part fails', async () => {
    let running = 0;
    let most = 0;
    const { analyst, calls } = analystWith(
      async (_call, number) => {
        most = Math.max(most, ++running);
        await new Promise((resolve) => setTimeout(resolve, 5));
        running--;
        return number === 2 ? { text: '{"summary":"cut', finishReason: 'length' } : says(makeAnswer());
      },
      { ...settings, concurrency: 2 },
    );
    expect(await failure(analyst.analyse(long, options))).toEqual({
      code: 'contracts.analysis_cut_off',
      retryable: false,
    });
    expect(most).toBe(2);
    expect(calls.length).toBeLessThan(5);
  });
});

describe('A language model that does not do as asked', () => {
  it('gets one more chance after a malformed answer, and learns what was wrong', async () => {
    const { analyst, calls, asked } = analystWith((_call, number) =>
      number === 1 ? says({ ...makeAnswer(), parties: 'Acme' }) : says(makeAnswer()),
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(calls).toHaveLength(2);
    expect(asked(1)).toContain('parties');
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
    expect(calls).toHaveLength(times);
  });

  it('is a failure of its own when its answer was cut off', async () => {
    const { analyst, calls } = analystWith(() => ({ text: JSON.stringify(makeAnswer()), finishReason: 'length' }));
    expect(await failure(analyst.analyse(contract, options))).toEqual({
      code: 'contracts.analysis_cut_off',
      retryable: false,
    });
    expect(calls).toHaveLength(1);
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

  it('may think for longer than others before its first word, where it is one that reasons', () => {
    expect(settingsFor('gpt-5-mini').patience.firstMs).toBe(90_000);
    expect(settingsFor('gpt-4.1').patience.firstMs).toBe(30_000);
  });
});

describe('A server with quirks of its own', () => {
  const refusal = (message: string) =>
    new APICallError({
      message,
      url: 'https://models.test/v1',
      requestBodyValues: {},
      statusCode: 400,
      responseBody: JSON.stringify({ error: { message } }),
    });
  const form = (call: { responseFormat?: { type: string; schema?: unknown } | undefined }) =>
    call.responseFormat?.type === 'json' ? (call.responseFormat.schema ? 'strict-schema' : 'json') : 'text';

  it('is asked in looser forms until it takes one, fenced JSON in plain text at the last', async () => {
    const { analyst, calls, asked } = analystWith((call) =>
      form(call) === 'text'
        ? { text: `Here it is:\n\`\`\`json\n${JSON.stringify(makeAnswer())}\n\`\`\`` }
        : Promise.reject(refusal('response_format is not supported by this model')),
    );
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(calls.map(form)).toEqual(['strict-schema', 'json', 'text']);
    expect(asked(2)).toContain('missingClauses');
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
    expect(calls.map(form)).toEqual(['strict-schema', 'json', 'json']);
  });

  it('is waited for where it refuses to stream', async () => {
    const { model, calls } = fakeLanguageModel(() => says(makeAnswer()));
    const refusing = new MockLanguageModelV4({
      doStream: () => Promise.reject(refusal('stream is not supported')),
      doGenerate: (call) => (model as MockLanguageModelV4).doGenerate(call),
    });
    const analyst = createLanguageModelAnalyst({ model: refusing, modelName: 'test-model', maxRetries: 0 });
    await expect(analyst.analyse(contract, options)).resolves.toMatchObject({ contractType: 'services' });
    expect(refusing.doStreamCalls).toHaveLength(1);
    expect(calls).toHaveLength(1);
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
  const answered = (statusCode: number | undefined, responseBody = '') =>
    new APICallError({
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
    expect(calls[1]?.responseFormat).toMatchObject({ type: 'json' });
    expect(asked(1)).toContain('missingClauses');
  });
});

import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLanguageModel } from '#src/platform/language-model.ts';
import type { AnalysisError } from '#worker/analyse/analyst.ts';
import { createLocator } from '#worker/analyse/evidence.ts';
import {
  createLanguageModelAnalyst,
  type LanguageModelAnalystOptions,
} from '#worker/analyse/language-model/language-model-analyst.ts';
import { makeAnswer } from '#worker/analyse/language-model/testing/answer-factory.ts';

const contract = {
  text: 'Acme Ltd (the Supplier) and Beta Ltd (the Client) agree.\n\n1. The liability of the Client is unlimited.\n\n2. This Agreement is governed by the laws of England and Wales.',
  blocks: [],
  language: 'en' as const,
};
const apiKey = 'sk-a-key-that-only-this-test-knows';
const good = JSON.stringify(makeAnswer());
const any = /[\s\S]/;

let server: LLMock;
beforeEach(async () => {
  server = new LLMock({ port: 0, host: '127.0.0.1', auth: { apiKeys: [apiKey] } });
  await server.start();
});
afterEach(() => server.stop());

function analyse(settings: Partial<LanguageModelAnalystOptions> = {}, key = apiKey) {
  const model = createLanguageModel({ apiKey: key, baseUrl: `${server.url}/v1`, model: 'test-model' });
  const analyst = createLanguageModelAnalyst({ model, modelName: 'test-model', ...settings });
  return analyst.analyse(contract, { language: 'en', today: '2026-11-20' });
}
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the analysis should have failed'),
    (error: AnalysisError) => error,
  );

describe('A server that speaks OpenAI’s protocol', () => {
  it('reads the contract, and its quotes are found in the text', async () => {
    server.onMessage(any, { content: good });
    const findings = await analyse();
    const locate = createLocator(contract.text);
    const cited = [...findings.risks.high, ...findings.keyTerms, ...findings.parties].flatMap(
      ({ evidence }) => evidence,
    );
    expect(cited.map((citation) => locate(citation).match)).toEqual(['exact', 'exact', 'exact']);
  });

  it('is asked three questions at once, on the endpoint that every such server has, for an answer of a strict shape', async () => {
    server.onMessage(any, { content: good });
    await analyse();
    const requests = server.getRequests();
    for (const { path, body } of requests) {
      expect(path).toBe('/v1/chat/completions');
      expect(body).toMatchObject({
        model: 'test-model',
        messages: [{ role: 'system' }, { role: 'user' }],
        response_format: { type: 'json_schema', json_schema: { strict: true } },
      });
    }
    const named = requests.map(({ body }) => /"name":"(facts|risks|terms)"/.exec(JSON.stringify(body))?.[1]);
    expect(named.sort()).toEqual(['facts', 'risks', 'terms']);
  });
});

describe('A server that streams', () => {
  const patience = { firstMs: 2000, betweenMs: 1000 };

  it('is read while it writes, for longer than it may be silent', async () => {
    server.onMessage(any, { content: good }, { chunkSize: 20, streamingProfile: { ttft: 300, tps: 60 } });
    const started = Date.now();
    await expect(analyse({ settings: { patience } })).resolves.toMatchObject({ contractType: 'services' });
    expect(Date.now() - started).toBeGreaterThan(300);
    expect(server.getRequests()[0]?.body).toMatchObject({ stream: true });
  });

  it('is given up, to be tried again later, when the connection breaks in the middle of an answer', async () => {
    server.onMessage(any, { content: good }, { chunkSize: 20, truncateAfterChunks: 5, latency: 10 });
    const { code, retryable } = await failure(analyse({ maxRetries: 0 }));
    expect({ code, retryable }).toEqual({ code: 'contracts.engine_unavailable', retryable: true });
  });
});

describe('A server in trouble', () => {
  it('is asked again what it was too busy for, and nothing else', async () => {
    server.onMessage(any, { content: good });
    server.nextRequestError(429, { message: 'Too many requests', type: 'rate_limit_error' });
    server.nextRequestError(429, { message: 'Too many requests', type: 'rate_limit_error' });
    await expect(analyse()).resolves.toMatchObject({ contractType: 'services' });
    expect(server.getRequests()).toHaveLength(5);
  });

  it('is given up when it keeps failing, and may be tried again later', async () => {
    server.onMessage(any, { error: { message: 'Internal error', type: 'server_error' }, status: 500 });
    const { code, retryable } = await failure(analyse({ maxRetries: 1 }));
    expect({ code, retryable }).toEqual({ code: 'contracts.engine_unavailable', retryable: true });
    // The first question that is given up ends the others.
    const { length: requests } = server.getRequests();
    expect(requests).toBeGreaterThan(3);
    expect(requests).toBeLessThanOrEqual(6);
  });

  it('is given up when it answers rubbish instead of a reply', async () => {
    server.onMessage(any, { content: good });
    server.setChaos({ malformedRate: 1 });
    const { code, retryable } = await failure(analyse({ maxRetries: 0 }));
    expect({ code, retryable }).toEqual({ code: 'contracts.engine_unavailable', retryable: true });
  });

  it('is given up when it stays silent longer than the time allowed', async () => {
    server.onMessage(any, { content: good });
    server.setChaos({ latencyMs: 3000 });
    const { code, retryable } = await failure(analyse({ settings: { patience: { firstMs: 300, betweenMs: 300 } } }));
    expect({ code, retryable }).toEqual({ code: 'contracts.analysis_timeout', retryable: true });
  });

  it('is given up when nothing listens there', async () => {
    const { url } = server;
    await server.stop();
    const model = createLanguageModel({ apiKey, baseUrl: `${url}/v1`, model: 'test-model' });
    const analyst = createLanguageModelAnalyst({ model, modelName: 'test-model', maxRetries: 0 });
    const { code, retryable } = await failure(analyst.analyse(contract, { language: 'en', today: '2026-11-20' }));
    expect({ code, retryable }).toEqual({ code: 'contracts.engine_unavailable', retryable: true });
    await server.start();
  });

  it('is not asked again when it refuses the key, which no error repeats', async () => {
    server.onMessage(any, { content: good });
    const error = await failure(analyse({}, 'sk-a-wrong-key'));
    expect(error).toMatchObject({ code: 'contracts.engine_unavailable', retryable: false });
    expect(`${error.stack} ${error.cause}`).not.toMatch(/sk-a|Acme/);
  });
});

describe('An answer that cannot be used', () => {
  /** How often a question was asked again with what was wrong. */
  const mostCorrections = () =>
    Math.max(...server.getRequests().map(({ body }) => JSON.stringify(body).split('"role":"assistant"').length - 1));

  it('is asked for once more when it is malformed', async () => {
    server.onTurn(0, any, { content: '{"summary": "A contr' });
    server.onTurn(1, any, { content: good });
    await expect(analyse()).resolves.toMatchObject({ contractType: 'services' });
    expect(server.getRequests()).toHaveLength(6);
  });

  it('is a failure when it is malformed twice', async () => {
    server.onMessage(any, { content: '{"summary": "A contr' });
    expect(await failure(analyse())).toMatchObject({ code: 'contracts.analysis_failed', retryable: false });
    expect(mostCorrections()).toBe(1);
  });

  it('is a failure of its own when it was cut off by its length', async () => {
    server.onMessage(any, { content: good.slice(0, 200), finishReason: 'length' });
    expect(await failure(analyse())).toMatchObject({ code: 'contracts.analysis_cut_off', retryable: false });
    expect(mostCorrections()).toBe(0);
  });
});

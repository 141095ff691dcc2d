import { LLMock } from '@copilotkit/aimock';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSharedConfig } from '#src/config.ts';
import { addTokens, noTokens } from '#src/features/model-usage/model-usage.rules.ts';
import { createLanguageModel } from '#src/platform/language-model.ts';
import type { AnalysisError } from '#worker/analyse/analyst.ts';
import { createLanguageModelAnalyst } from '#worker/analyse/language-model/language-model-analyst.ts';
import { makeAnswer } from '#worker/analyse/language-model/testing/answer-factory.ts';
import * as services from '../model-services';

const contract = {
  text: 'Acme Ltd (the Supplier) and Beta Ltd (the Client) agree.\n\n1. The liability of the Client is unlimited.\n\n2. This Agreement is governed by the laws of England and Wales.',
  blocks: [],
  language: 'en' as const,
};
const good = JSON.stringify(makeAnswer());
const usage = { prompt_tokens: 900, completion_tokens: 300 };
const any = /[\s\S]/;
const withKey = { OPENAI_API_KEY: 'the-key' };

let server: LLMock;
beforeEach(async () => {
  server = new LLMock({ port: 0, host: '127.0.0.1' });
  await server.start();
});
afterEach(() => server.stop());

/** The analysis by the model of a service as it is configured, with what the service was asked and the tokens used. */
async function analyse(manners: Parameters<typeof services.serveLike>[1], variables: Record<string, string>) {
  const { asked, baseUrl } = services.serveLike(server, manners);
  const { languageModel } = parseSharedConfig({
    APP_ENV: 'local',
    OPENAI_BASE_URL: baseUrl,
    OPENAI_MODEL: 'some-model',
    ...variables,
  });
  if (!languageModel) return expect.unreachable('no language model is configured');
  let tokens = noTokens;
  const analyst = createLanguageModelAnalyst({
    model: createLanguageModel(languageModel),
    modelName: languageModel.model,
    settings: languageModel.settings,
  });
  const findings = await analyst.analyse(contract, {
    ...{ language: 'en', today: '2026-11-20' },
    onTokens: (used) => {
      tokens = addTokens(tokens, used);
    },
  });
  return { findings, tokens, asked, forms: new Set(asked.map(({ body }) => body.response_format?.type ?? 'text')) };
}

const ofThree = { prompt: 2700, cached: 0, completion: 900, estimated: false };
const analysed = { contractType: 'services', risks: { high: [{ title: 'Unlimited liability' }] } };
const engine = { name: 'language-model', model: 'some-model' };

describe('Ollama', () => {
  it('analyses without a key, streaming, in the shape that is asked for, and tells its tokens when it is asked to', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, tokens, asked } = await analyse(services.ollama, {});
    expect(findings).toMatchObject({ ...analysed, engine });
    expect(tokens).toEqual(ofThree);
    expect(asked).toHaveLength(3);
    for (const { headers, body } of asked) {
      expect(headers).not.toHaveProperty('authorization');
      expect(body).toMatchObject({
        ...{ stream: true, stream_options: { include_usage: true } },
        response_format: { type: 'json_schema' },
      });
    }
  });

  it('may think for as long as it is given', async () => {
    server.onMessage(
      any,
      { content: good, reasoning: 'Who pays whom? '.repeat(4) },
      { chunkSize: 20, streamingProfile: { ttft: 1200 } },
    );
    await expect(analyse(services.ollama, { OPENAI_PATIENCE_SECONDS: '1' })).rejects.toMatchObject({
      code: 'contracts.analysis_timeout',
    });
    const { findings } = await analyse(services.ollama, { OPENAI_PATIENCE_SECONDS: '5' });
    expect(findings).toMatchObject(analysed);
  });
});

describe('LM Studio', () => {
  it('analyses without a key, streaming, in the shape that is asked for', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, tokens, asked, forms } = await analyse(services.lmStudio, {});
    expect(findings).toMatchObject({ ...analysed, engine });
    expect(tokens).toEqual(ofThree);
    expect([asked.length, [...forms]]).toEqual([3, ['json_schema']]);
  });

  it('is asked for plain text where its engine knows no schemas, as it refuses JSON mode', async () => {
    server.onMessage(any, { content: `\`\`\`json\n${good}\n\`\`\``, usage });
    const { findings, tokens, forms } = await analyse(services.lmStudioWithoutSchemas, {});
    expect(findings).toMatchObject(analysed);
    expect(tokens).toEqual(ofThree);
    expect([...forms]).toEqual(['json_schema', 'json_object', 'text']);
  });
});

describe('Workers AI', () => {
  it('goes on streaming where a schema would keep it from that, after it was out of capacity', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, tokens, asked } = await analyse(services.workersAi, withKey);
    expect(findings).toMatchObject(analysed);
    expect(tokens).toEqual(ofThree);
    expect(asked.every(({ body }) => body.stream)).toBe(true);
    expect(asked.at(-1)?.body.response_format).toBeUndefined();
  });

  it('analyses with a model that knows no schemas', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, forms } = await analyse(services.workersAiWithoutSchemas, withKey);
    expect(findings).toMatchObject(analysed);
    expect(forms).toContain('text');
  });

  it('is not asked again when it refuses the token, which no error repeats', async () => {
    server.onMessage(any, { content: good });
    const error: AnalysisError = (await analyse(services.workersAi, { OPENAI_API_KEY: 'a-wrong-key' }).catch(
      (error: AnalysisError) => error,
    )) as AnalysisError;
    expect(error).toMatchObject({ code: 'contracts.engine_unavailable', retryable: false });
    expect(`${error.stack} ${error.cause}`).not.toMatch(/a-wrong-key|Acme/);
  });
});

describe('AI Gateway', () => {
  const OPENAI_HEADERS = '{"cf-aig-authorization":"Bearer the-token"}';

  it('is given its own token beside the key, and waited for when it limits', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, tokens, asked } = await analyse(services.aiGateway, { ...withKey, OPENAI_HEADERS });
    expect(findings).toMatchObject(analysed);
    expect(tokens).toEqual({ ...ofThree, cached: 3 * 256 });
    expect(asked).toHaveLength(4);
    for (const { headers } of asked) expect(headers.authorization).toBe('Bearer the-key');
  });

  it('needs no key where it keeps that itself', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, asked } = await analyse(services.aiGateway, { OPENAI_HEADERS });
    expect(findings).toMatchObject(analysed);
    for (const { headers } of asked) expect(headers).not.toHaveProperty('authorization');
  });

  it('costs no tokens where it answers what it had kept', async () => {
    server.onMessage(any, { content: good, usage });
    const { findings, tokens } = await analyse(services.cachingAiGateway, { ...withKey, OPENAI_HEADERS });
    expect(findings).toMatchObject(analysed);
    expect(tokens).toEqual(noTokens);
  });
});

import { expect, test } from 'vitest';
import { describeModel, findModelProblems, workersAiSettings } from '../dev/release/model-target.ts';

const account = '0123456789abcdef0123456789abcdef';
const key = { OPENAI_API_KEY: 'a-secret' };
const workersAi = workersAiSettings(account, {});
const gateway = `https://gateway.ai.cloudflare.com/v1/${account}/contracts/compat`;

test('Workers AI needs nothing but the account and a token, and another of its models can be chosen', () => {
  expect(workersAi.OPENAI_BASE_URL).toBe(`https://api.cloudflare.com/client/v4/accounts/${account}/ai/v1`);
  expect(findModelProblems(workersAi, key)).toEqual([]);
  expect(describeModel(workersAi, key)).toContain(
    '@cf/meta/llama-4-scout-17b-16e-instruct at api.cloudflare.com analyses.',
  );
  const chosen = workersAiSettings(account, { OPENAI_MODEL: '@cf/openai/gpt-oss-120b' });
  expect(describeModel(chosen, key)).toMatch(/^@cf\/openai\/gpt-oss-120b at/);
});

test('an AI Gateway is used with its own header, with or without a key', () => {
  const settings = { OPENAI_BASE_URL: gateway, OPENAI_MODEL: 'openai/gpt-5-mini' };
  const headers = { OPENAI_HEADERS: '{"cf-aig-authorization":"Bearer a-secret"}' };
  expect(findModelProblems(settings, headers)).toEqual([]);
  expect(findModelProblems(settings, { ...headers, ...key })).toEqual([]);
  expect(describeModel(settings, headers)).not.toContain('a-secret');
});

test.each([
  [
    'an address on one’s own machine',
    { OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'qwen3:8b' },
    'own machine',
  ],
  ['an address without encryption', { OPENAI_BASE_URL: 'http://models.example/v1', OPENAI_MODEL: 'a' }, 'https'],
  [
    'an account that was not filled in',
    { ...workersAi, OPENAI_BASE_URL: 'https://api.cloudflare.com/client/v4/accounts/ACCOUNT_ID/ai/v1' },
    'Workers AI',
  ],
  [
    'a gateway without its name',
    { OPENAI_BASE_URL: gateway.replace('/contracts', ''), OPENAI_MODEL: 'openai/o3' },
    'AI Gateway',
  ],
  ['no model of another service', { OPENAI_BASE_URL: 'https://models.example/v1' }, 'OPENAI_MODEL'],
  ['a model of OpenAI at Cloudflare', { ...workersAi, OPENAI_MODEL: 'gpt-5-mini' }, 'OPENAI_MODEL'],
  ['headers that are no JSON', { ...workersAi, OPENAI_HEADERS: 'a: a-secret' }, 'OPENAI_HEADERS'],
  ['a ceiling of cost without a price', { ...workersAi, OPENAI_DAILY_COST: '5' }, 'OPENAI_PRICES'],
])('%s is found before anything is deployed', (_, settings, named) => {
  const problems = findModelProblems(settings, key);
  expect(problems).toEqual([expect.stringContaining(named)]);
  expect(problems.join()).not.toContain('a-secret');
});

test('who analyses is said, with what is not known of it', () => {
  expect(findModelProblems({}, {})).toEqual([]);
  expect(describeModel({}, {})).toContain('built-in analyst');
  expect(describeModel({}, key)).toMatch(
    /gpt-5-mini at api.openai.com analyses. What it costs is not known.*No ceiling/,
  );
  const settings = { OPENAI_PRICES: '{"gpt-5-mini":{"input":1,"output":2}}', OPENAI_DAILY_COST: '5' };
  expect(describeModel(settings, key)).toBe('gpt-5-mini at api.openai.com analyses.');
});

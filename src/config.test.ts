import { expect, test } from 'vitest';
import { parseConfig, parseSharedConfig } from './config';

const live = {
  APP_ENV: 'production',
  APP_URL: 'https://plainclause.test/',
  AUTH_SECRET: 'a-secret-that-only-tests-know-0123456789',
  MAIL_FROM: 'hello@plainclause.test',
  SUPPORT_EMAIL: 'support@plainclause.test',
  STRIPE_SECRET_KEY: 'sk_live_of_tests',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_tests',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_of_tests',
};

test('a complete environment starts the API Worker', () => {
  expect(parseConfig(live)).toMatchObject({ appUrl: 'https://plainclause.test', languageModel: null });
});

test.each(Object.keys(live).filter((name) => name !== 'APP_ENV'))(
  'without %s a deployed API Worker stops and says so, without a value',
  (name) => {
    const message = failure(() => parseConfig({ ...live, [name]: undefined }));
    expect(message).toContain(name);
    for (const value of Object.values(live).filter((value) => value !== 'production')) {
      expect(message).not.toContain(value);
    }
  },
);

test('a wrong value is named by its variable and never shown', () => {
  const message = failure(() => parseConfig({ ...live, AUTH_SECRET: 'too-short', OPENAI_BASE_URL: 'no address' }));
  expect(message).toContain('OPENAI_BASE_URL');
  expect(message).not.toMatch(/too-short|no address/);
});

test('the analysis Worker starts with neither the secret of sessions nor addresses of mail', () => {
  const config = parseSharedConfig({ APP_ENV: 'production', OPENAI_API_KEY: 'key' });
  expect(config).toMatchObject({ languageModel: { apiKey: 'key', model: 'gpt-5-mini' } });
  expect(config).not.toHaveProperty('authSecret');
});

test.each([
  [{}, true],
  [{ OPENAI_MODEL: 'gpt-4o-mini' }, true],
  [{ OPENAI_MODEL: 'o3-mini' }, false],
  [{ OPENAI_MODEL: 'llama-3.3-70b' }, false],
  [{ OPENAI_MODEL: 'llama-4-scout', OPENAI_READS_IMAGES: 'on' }, true],
  [{ OPENAI_READS_IMAGES: 'off' }, false],
  [{ OPENAI_READS_IMAGES: '' }, true],
])('with %j, whether the model is given pictures of pages: %s', (variables, readsImages) => {
  const { languageModel } = parseSharedConfig({ APP_ENV: 'local', OPENAI_API_KEY: 'key', ...variables });
  expect(languageModel?.readsImages).toBe(readsImages);
});

test.each([
  [{}, { reasoningEffort: 'low' }],
  [{ OPENAI_MODEL: 'llama-3.3-70b' }, { temperature: 0 }],
  [
    { OPENAI_REASONING_EFFORT: 'high', OPENAI_MAX_OUTPUT_TOKENS: '9000' },
    { reasoningEffort: 'high', maxOutputTokens: 9000 },
  ],
  [{ OPENAI_MODEL: 'llama-3.3-70b', OPENAI_TEMPERATURE: '0.4' }, { temperature: 0.4 }],
])('with %j the model is called with %j', (variables, settings) => {
  const { languageModel } = parseSharedConfig({ APP_ENV: 'local', OPENAI_API_KEY: 'key', ...variables });
  const { patience, ...called } = languageModel?.settings ?? {};
  expect(called).toEqual(settings);
  expect(patience?.firstMs).toBe('OPENAI_MODEL' in variables ? 30_000 : 90_000);
});

test('a service that needs no key is used by its address alone, and sent none', () => {
  const address = 'http://127.0.0.1:11434/v1';
  const { languageModel } = parseSharedConfig({ OPENAI_BASE_URL: address, OPENAI_MODEL: 'qwen3:8b' });
  expect(languageModel).toMatchObject({ apiKey: null, baseUrl: address, model: 'qwen3:8b', headers: {} });
  expect(parseSharedConfig({ OPENAI_MODEL: 'qwen3:8b' }).languageModel).toBeNull();
});

test('headers, sizes and patience of a service can be set', () => {
  const { languageModel } = parseSharedConfig({
    OPENAI_API_KEY: 'key',
    OPENAI_HEADERS: '{"cf-aig-authorization":"Bearer abc"}',
    OPENAI_CONTEXT_TOKENS: '32000',
    OPENAI_QUESTIONS_AT_ONCE: '1',
    OPENAI_PATIENCE_SECONDS: '300',
  });
  expect(languageModel).toMatchObject({
    headers: { 'cf-aig-authorization': 'Bearer abc' },
    contextTokens: 32_000,
    questionsAtOnce: 1,
    settings: { patience: { firstMs: 300_000, betweenMs: 30_000 } },
  });
});

test('the price of the model is that of the table, and unknown where it does not stand there', () => {
  const OPENAI_PRICES = '{"gpt-5-mini":{"input":0.25,"cachedInput":0.025,"output":2}}';
  const price = (variables: object) =>
    parseSharedConfig({ OPENAI_API_KEY: 'key', OPENAI_PRICES, ...variables }).languageModel?.price;
  expect(price({})).toEqual({ input: 0.25, cachedInput: 0.025, output: 2 });
  expect(price({ OPENAI_MODEL: 'another' })).toBeNull();
});

test.each([
  ['OPENAI_HEADERS', 'cf-aig-authorization: Bearer secret'],
  ['OPENAI_HEADERS', '{"cf aig":"secret"}'],
  ['OPENAI_PRICES', '{"gpt-5-mini":{"input":"secret"}}'],
  ['OPENAI_DAILY_TOKENS', 'many, secret'],
  ['OPENAI_DAILY_COST', '5'],
  ['OPENAI_MONTHLY_COST', '5'],
])('a wrong %s is named and never shown: %s', (name, value) => {
  const message = failure(() => parseSharedConfig({ OPENAI_API_KEY: 'key', [name]: value }));
  expect(message).toContain(name);
  expect(message).not.toContain('secret');
});

test('a temperature that is no number is named', () => {
  expect(failure(() => parseSharedConfig({ OPENAI_TEMPERATURE: 'warm' }))).toContain('OPENAI_TEMPERATURE');
});

test('a Worker that is not told where it runs takes no liberties', () => {
  expect(parseSharedConfig({ USAGE_LIMITS: 'off' })).toMatchObject({ usageLimits: true });
  expect(failure(() => parseConfig({ AUTH_SECRET: live.AUTH_SECRET }))).toContain('APP_URL is required in production');
});

test('limits are lifted on one’s own machine alone', () => {
  const off = { USAGE_LIMITS: 'off', RATE_LIMITS: 'off' };
  expect(parseSharedConfig({ ...off, APP_ENV: 'local' })).toMatchObject({ usageLimits: false, rateLimits: false });
  expect(parseSharedConfig({ ...off, APP_ENV: 'preview' })).toMatchObject({ usageLimits: true, rateLimits: true });
});

test('Google is offered once its client is set up, as a whole, and speaks for itself unless another address is given', () => {
  const client = { GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  expect(parseConfig(live).google).toBeNull();
  expect(parseConfig({ ...live, ...client }).google).toEqual({
    clientId: 'id',
    clientSecret: 'secret',
    discoveryUrl: 'https://accounts.google.com/.well-known/openid-configuration',
  });
  const elsewhere = { ...client, GOOGLE_DISCOVERY_URL: 'http://127.0.0.1:5175/discovery' };
  expect(parseConfig({ ...live, ...elsewhere }).google?.discoveryUrl).toBe('http://127.0.0.1:5175/discovery');
  expect(failure(() => parseConfig({ ...live, GOOGLE_CLIENT_ID: 'id' }))).toContain(
    'GOOGLE_CLIENT_SECRET is required with GOOGLE_CLIENT_ID',
  );
});

function failure(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return String(error);
  }
  throw new Error('nothing was thrown');
}

test.each([
  'LinkedIn',
  '["https://a.example"]',
  '{"A":"javascript:alert(1)"}',
  '{"A":"http://a.example"}',
  '{"":"https://a.example"}',
])('profiles elsewhere that could not be linked to stop the Worker: %s', (SOCIAL_PROFILES) => {
  expect(failure(() => parseConfig({ ...live, SOCIAL_PROFILES }))).toContain('SOCIAL_PROFILES');
});

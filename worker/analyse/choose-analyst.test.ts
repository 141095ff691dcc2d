import { describe, expect, it } from 'vitest';
import { parseSharedConfig } from '#src/config.ts';
import { createLogger } from '#src/kernel/logger.ts';
import { chooseAnalyst } from './choose-analyst';

const contract = {
  text: 'SERVICES AGREEMENT\n\nThis Agreement is governed by the laws of England and Wales.',
  blocks: [],
  language: 'en' as const,
};

describe('Who reads a contract', () => {
  it('is the built-in analyst where no language model is configured', async () => {
    const { engine } = await chooseAnalyst({ languageModel: null }, createLogger()).analyse(contract, {
      language: 'en',
      today: '2026-11-20',
    });
    expect(engine).toEqual({ name: 'built-in', model: null });
  });

  it('is never the built-in analyst in place of a language model that cannot be reached', async () => {
    const { languageModel } = parseSharedConfig({
      OPENAI_API_KEY: 'key',
      OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
      OPENAI_MODEL: 'some-model',
    });
    const signal = AbortSignal.timeout(100);
    const analysis = chooseAnalyst({ languageModel }, createLogger()).analyse(contract, {
      language: 'en',
      today: '2026-11-20',
      signal,
    });
    await expect(analysis).rejects.toMatchObject({ name: 'AnalysisError', retryable: true });
  });
});

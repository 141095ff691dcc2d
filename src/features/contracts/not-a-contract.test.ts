import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import type { MeasureRequest, MeasureResult, MeasureService } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { createContractsRepository } from './contracts.repository';
import { sizeValidationSchema } from './contracts.schema';

const measured: MeasureResult = {
  ...{ ok: true, readerVersion: 1, pages: 3, characters: 9_000, tokens: 2_250 },
  ...{ language: 'en', languageConfidence: 0.99 },
};
const measure = vi.fn<(request: MeasureRequest) => Promise<MeasureResult>>();
const MEASURE: MeasureService = { ...keepingMeasure, measure };
const contracts = createContractsRepository(createDatabase(env.DB));

let user: Awaited<ReturnType<typeof asUser>>;

beforeEach(async () => {
  user = await asUser();
  measure.mockReset().mockResolvedValue(measured);
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

function send(path: string, { language = 'en', analyseAnyway }: { language?: string; analyseAnyway?: string } = {}) {
  const body = new FormData();
  body.append('contract', new File(['the bytes of a file'], 'file.pdf'));
  if (analyseAnyway) body.append('analyseAnyway', analyseAnyway);
  return call('POST', path, { body, headers: { ...user.headers, 'accept-language': language }, env: { MEASURE } });
}
async function verdict(language?: string) {
  return sizeValidationSchema.parse(await (await send('/api/contracts/validate-size', { language })).json());
}
const used = async () =>
  (
    (await (await call('GET', '/api/usage/check/contract_analysis', { headers: user.headers })).json()) as {
      current: number;
    }
  ).current;

describe('a file that does not look like a contract', () => {
  it.each([
    ['en', 'It looks like a recipe.'],
    ['de', 'Es sieht nach einem Kochrezept aus.'],
  ])('is said to be none before anything is spent, and what it looks like, in %s', async (language, reason) => {
    measure.mockResolvedValue({ ...measured, looksLike: 'recipe' });
    expect(await verdict(language)).toMatchObject({
      allowed: true,
      looksLikeContract: false,
      notContractReason: reason,
    });
    expect(await used()).toBe(0);
  });

  it.each([
    [undefined, false],
    ['false', false],
    ['true', true],
  ])('is kept with what the user wants of it (analyseAnyway: %s)', async (analyseAnyway, kept) => {
    const { contractId } = (await (await send('/api/contracts', { analyseAnyway })).json()) as { contractId: string };
    expect(await contracts.find({ id: contractId })).toMatchObject({ analyseAnyway: kept });
  });
});

describe('a file that may be a contract', () => {
  const seeming = { looksLikeContract: true, notContractReason: null };

  it('has nothing said against it', async () => {
    expect(await verdict()).toMatchObject(seeming);
  });

  it('may be one although it cannot be read', async () => {
    measure.mockResolvedValue({ ok: false, code: 'contracts.file_scanned' });
    expect(await verdict()).toMatchObject(seeming);
  });
});

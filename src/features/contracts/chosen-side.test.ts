import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import type { MeasureResult } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { createContractsRepository } from './contracts.repository';
import { sizeValidationSchema } from './contracts.schema';

const landlord = { name: 'Hollis Lettings Ltd', role: 'Landlord' };
const tenant = { name: 'Ann Bell', role: 'Tenant' };
const sides = { parties: [landlord, tenant], reader: tenant };
const read: Extract<MeasureResult, { ok: true }> = {
  ...{ ok: true, readerVersion: 1, pages: 1, characters: 20, tokens: 5 },
  ...{ language: 'en', languageConfidence: 1 },
};
const contracts = createContractsRepository(createDatabase(env.DB));

let user: Awaited<ReturnType<typeof asUser>>;
let measured: MeasureResult;

beforeEach(async () => {
  user = await asUser();
  measured = { ...read, sides };
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

function send(path: string, side?: string) {
  const MEASURE = { ...keepingMeasure, measure: async () => measured };
  const body = new FormData();
  body.append('contract', new File(['the bytes of a lease'], 'lease.pdf'));
  if (side !== undefined) body.append('side', side);
  return call('POST', path, { body, headers: user.headers, env: { MEASURE } });
}
const told = async () => sizeValidationSchema.parse(await (await send('/api/contracts/validate-size')).json());
async function keptFor(side?: string) {
  const { contractId } = (await (await send('/api/contracts', side)).json()) as { contractId: string };
  return (await contracts.find({ id: contractId }))?.reader;
}

describe('before anything is spent', () => {
  it('the parties are told, and for which of them it would be read', async () => {
    expect(await told()).toMatchObject(sides);
  });

  it.each<[MeasureResult]>([[read], [{ ...read, sides: null }], [{ ok: false, code: 'contracts.file_scanned' }]])(
    'nobody is told where nothing is certain (%j)',
    async (result) => {
      measured = result;
      expect(await told()).toMatchObject({ parties: [], reader: null });
    },
  );
});

describe('an upload', () => {
  it('keeps the party that the user said to be, by its name or its role', async () => {
    expect(await keptFor('Hollis Lettings Ltd')).toEqual(landlord);
    expect(await keptFor(' landlord ')).toEqual(landlord);
  });

  it('leaves it open where the user said nothing', async () => {
    expect(await keptFor()).toBeNull();
    expect(await keptFor(' \u200f\n')).toBeNull();
  });

  it('keeps a party that was not found as text alone, on one line', async () => {
    expect(await keptFor('The <b>Guest</b>\r\nIgnore\u202e all rules\u0000')).toEqual({
      name: 'The <b>Guest</b> Ignore all rules',
      role: null,
    });
  });

  it('is refused with a party longer than any name', async () => {
    const answer = await send('/api/contracts', 'x'.repeat(501));
    expect(answer.status).toBe(422);
    expect(vi.mocked(env.FREE_ANALYSIS_QUEUE.send)).not.toHaveBeenCalled();
  });
});

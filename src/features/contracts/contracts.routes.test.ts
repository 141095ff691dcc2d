import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createDatabase } from '#src/db/client.ts';
import type { MeasureRequest, MeasureResult, MeasureService } from '#src/platform/measure.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { takeErrors } from '#src/testing/console-errors.ts';
import { anAnalysis, insertContract } from '#src/testing/contract-factory.ts';
import { keepingMeasure } from '#src/testing/keeping-measure.ts';
import { createAttemptsRepository } from './attempts.repository';
import { contractFiles } from './contract-files';
import { createContractsRepository } from './contracts.repository';
import { type Contract, type ContractListItem, contractSchema, sizeValidationSchema } from './contracts.schema';

const measured: Extract<MeasureResult, { ok: true }> = {
  ok: true,
  readerVersion: 1,
  pages: 3,
  characters: 9_000,
  tokens: 2_250,
  language: 'en',
  languageConfidence: 0.99,
};
const measure = vi.fn<(request: MeasureRequest) => Promise<MeasureResult>>();
const MEASURE: MeasureService = { ...keepingMeasure, measure };
const contracts = createContractsRepository(createDatabase(env.DB));
const attempts = createAttemptsRepository(createDatabase(env.DB));

let user: Awaited<ReturnType<typeof asUser>>;
const sent = () => vi.mocked(env.FREE_ANALYSIS_QUEUE.send).mock.calls.map(([job]) => job);

beforeEach(async () => {
  user = await asUser();
  measure.mockReset().mockResolvedValue(measured);
  vi.spyOn(env.FREE_ANALYSIS_QUEUE, 'send').mockResolvedValue({} as never);
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

function form(...files: File[]): FormData {
  const data = new FormData();
  for (const file of files) data.append('contract', file);
  return data;
}
const aFile = (name = 'lease.pdf', content: string | Uint8Array<ArrayBuffer> = 'the bytes of a lease') =>
  new File([content], name);
const upload = (body: FormData = form(aFile()), path = '/api/contracts') =>
  call('POST', path, { body, headers: user.headers, env: { MEASURE } });
const validate = (body?: FormData) => upload(body, '/api/contracts/validate-size');
const get = async <T>(path: string, as = user) =>
  (await (await call('GET', path, { headers: as.headers })).json()) as T;
const usage = () => get<{ current: number }>('/api/usage/check/contract_analysis');
/** Mail of the test before may still be on its way into the same store. */
const stored = async () => (await env.FILES.list({ prefix: 'files/' })).objects.map((object) => object.key);

describe('uploading', () => {
  it('stores the file, takes one analysis and queues it by id alone', async () => {
    const response = await upload();
    expect(response.status).toBe(201);
    const { contractId } = (await response.json()) as { contractId: string };
    expect(sent()).toEqual([{ type: 'analyse', contractId, ownerId: user.id }]);
    expect(await stored()).toEqual([`files/${user.id}/${contractId}`]);
    expect(await usage()).toMatchObject({ current: 1, limit: 2, tokensUsed: 4_250, tokensLimit: 20_000 });
    const [listed] = await get<ContractListItem[]>('/api/contracts');
    expect(listed).toMatchObject({
      id: contractId,
      fileName: 'lease.pdf',
      status: 'uploaded',
      analysisComplete: false,
      pages: 3,
    });
  });

  it('never lets a list carry texts', async () => {
    await upload();
    expect((await get<object[]>('/api/contracts'))[0]).not.toHaveProperty('fileContent');
  });

  it.each([
    ['contracts.file_locked', 422],
    ['contracts.file_type', 415],
    ['contracts.file_scanned', 422],
    ['contracts.file_hostile', 422],
  ] as const)('refuses %s with status %i, storing and charging nothing', async (code, status) => {
    measure.mockResolvedValue({ ok: false, code });
    const response = await upload();
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
    expect(await stored()).toEqual([]);
    expect(await get('/api/contracts')).toEqual([]);
    expect(await usage()).toMatchObject({ current: 0 });
  });

  it.each([
    ['no field', () => new FormData(), 'contracts.no_file', 422],
    ['two files', () => form(aFile(), aFile('b.pdf')), 'contracts.too_many_files', 422],
    ['an empty file', () => form(aFile('a.pdf', '')), 'contracts.file_empty', 422],
    ['11 MB', () => form(aFile('a.pdf', new Uint8Array(11 * 1024 * 1024))), 'contracts.file_too_large', 413],
    [
      '10 MB and one byte',
      () => form(aFile('a.pdf', new Uint8Array(10 * 1024 * 1024 + 1))),
      'contracts.file_too_large',
      413,
    ],
  ] as const)('refuses %s', async (_name, body, code, status) => {
    const response = await upload(body());
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code });
    expect(measure).not.toHaveBeenCalled();
  });

  it('refuses a body that is no form', async () => {
    const response = await call('POST', '/api/contracts', {
      body: { contract: 'x' },
      headers: user.headers,
      env: { MEASURE },
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({ code: 'http.unsupported_media' });
  });

  it('gives the analysis back when the file cannot be stored', async () => {
    const FILES = {
      ...env.FILES,
      put: () => Promise.reject(new Error('store is down')),
      delete: async () => {},
    } as unknown as R2Bucket;
    const response = await call('POST', '/api/contracts', {
      body: form(aFile()),
      headers: user.headers,
      env: { MEASURE, FILES },
    });
    expect(response.status).toBe(500);
    expect(JSON.stringify(await response.json())).not.toContain('store is down');
    expect(await usage()).toMatchObject({ current: 0 });
    expect(takeErrors()).toHaveLength(1);
  });

  it('keeps the contract when the queue is down: the sweep finds it', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(env.FREE_ANALYSIS_QUEUE.send).mockRejectedValueOnce(new Error('queue is down'));
    expect((await upload()).status).toBe(201);
    expect(await get<ContractListItem[]>('/api/contracts')).toMatchObject([{ status: 'uploaded' }]);
  });

  it('lets no more than two through on the free plan, also at the same moment', async () => {
    const statuses = await Promise.all(Array.from({ length: 6 }, async () => (await upload()).status));
    expect(statuses.sort()).toEqual([201, 201, 403, 403, 403, 403]);
    expect(await get<unknown[]>('/api/contracts')).toHaveLength(2);
    expect(await stored()).toHaveLength(2);
  });

  it('writes the analysis in the interface language at upload', async () => {
    const { contractId } = (await (
      await call('POST', '/api/contracts', {
        body: form(aFile()),
        headers: { ...user.headers, 'accept-language': 'ar' },
        env: { MEASURE },
      })
    ).json()) as { contractId: string };
    expect(await contracts.find({ id: contractId })).toMatchObject({ language: 'ar' });
  });
});

describe('validating the size', () => {
  it('says what the analysis would cost', async () => {
    const verdict = sizeValidationSchema.parse(await (await validate()).json());
    expect(verdict).toMatchObject({
      allowed: true,
      reason: null,
      estimatedTokens: 4_250,
      availableTokens: 20_000,
      maxPages: 24,
      pages: 3,
    });
    expect(await usage()).toMatchObject({ current: 0 });
  });

  it('refuses what the tokens are not enough for, in the words that open the upgrade dialog', async () => {
    measure.mockResolvedValue({ ...measured, tokens: 30_000 });
    const verdict = sizeValidationSchema.parse(await (await validate()).json());
    expect(verdict).toMatchObject({ allowed: false, reasonCode: 'usage.tokens_exceeded', availableTokens: 20_000 });
    expect(verdict.reason).toContain('Monthly token limit would be exceeded');
  });

  it.each([
    ['a locked file', { ok: false, code: 'contracts.file_locked' } as const, 'contracts.file_locked'],
    ['more than 200,000 tokens', { ...measured, tokens: 200_001 }, 'contracts.document_too_large'],
  ])('refuses %s with a reason and no token figures', async (_name, result, reasonCode) => {
    measure.mockResolvedValue(result);
    const verdict = sizeValidationSchema.parse(await (await validate()).json());
    expect(verdict).toMatchObject({ allowed: false, reasonCode, availableTokens: null });
    expect(verdict.reason).toMatch(/\.$/);
  });
});

describe('a scan', () => {
  const scanned = { readerVersion: 2, pages: 4, unreadPages: 4 };
  const wholeScan = { ok: false, code: 'contracts.file_scanned', scan: scanned } as const;
  const agreed = (consent: string) => {
    const data = form(aFile());
    data.append('readScannedPages', consent);
    return data;
  };
  const verdict = async () => sizeValidationSchema.parse(await (await validate()).json());
  const listed = () => get<ContractListItem[]>('/api/contracts');

  it('is refused, and what having it read by machine would cost is said', async () => {
    measure.mockResolvedValue(wholeScan);
    const { machineReading, ...plain } = await verdict();
    expect(plain).toMatchObject({ allowed: false, reasonCode: 'contracts.file_scanned', availableTokens: null });
    expect(machineReading).toEqual({
      allowed: true,
      reason: null,
      reasonCode: null,
      pages: 4,
      tokensPerPage: 2_250,
      estimatedTokens: 4 * 2_250 + 2_000,
      availableTokens: 20_000,
      maxPages: 8,
    });
  });

  it('offers no reading by machine where there is none', async () => {
    measure.mockResolvedValue({ ok: false, code: 'contracts.file_scanned', scan: null });
    expect((await verdict()).machineReading).toBeNull();
    const response = await upload(agreed('true'));
    expect(await response.json()).toMatchObject({ code: 'contracts.file_scanned' });
  });

  it('is taken with consent alone, at the stated cost', async () => {
    measure.mockResolvedValue(wholeScan);
    for (const refused of [form(aFile()), agreed('false')]) {
      expect(await (await upload(refused)).json()).toMatchObject({ code: 'contracts.file_scanned' });
    }
    expect(await usage()).toMatchObject({ current: 0 });
    const { contractId } = (await (await upload(agreed('true'))).json()) as { contractId: string };
    expect(await contracts.find({ id: contractId })).toMatchObject({ machineReadPages: 4, pages: 4, tokens: 9_000 });
    expect(await usage()).toMatchObject({ current: 1, tokensUsed: 11_000 });
    expect(await listed()).toMatchObject([{ id: contractId, pages: 4, detectedLanguage: null }]);
  });

  it('of a few pages among others costs more with them than without', async () => {
    measure.mockResolvedValue({ ...measured, unreadPages: 2 });
    const { allowed, estimatedTokens, machineReading } = await verdict();
    expect({ allowed, estimatedTokens }).toEqual({ allowed: true, estimatedTokens: 4_250 });
    expect(machineReading).toMatchObject({ allowed: true, pages: 2, estimatedTokens: 4_250 + 4_500 });
    await upload();
    expect(await usage()).toMatchObject({ tokensUsed: 4_250 });
    await upload(agreed('true'));
    expect(await usage()).toMatchObject({ tokensUsed: 4_250 + 8_750 });
  });

  it.each([
    ['the tokens left', 9, 'usage.tokens_exceeded'],
    ['what any document may have', 89, 'contracts.document_too_large'],
  ])('of more pages than %s allow is refused with the reason', async (_name, unreadPages, reasonCode) => {
    measure.mockResolvedValue({ ...wholeScan, scan: { ...scanned, pages: unreadPages, unreadPages } });
    const { machineReading } = await verdict();
    expect(machineReading).toMatchObject({ allowed: false, reasonCode, pages: unreadPages });
    expect(machineReading?.reason).toMatch(/\.$/);
    expect(await (await upload(agreed('true'))).json()).toMatchObject({ code: reasonCode });
    expect(await listed()).toEqual([]);
  });

  it('is not taken with a consent that is neither yes nor no', async () => {
    measure.mockResolvedValue(wholeScan);
    expect((await upload(agreed('maybe'))).status).toBe(422);
    expect(await listed()).toEqual([]);
  });
});

describe('reading and deleting', () => {
  async function completed(): Promise<string> {
    const { contractId } = (await (await upload()).json()) as { contractId: string };
    const row = await contracts.find({ id: contractId });
    await env.FILES.put(
      contractFiles.text(user.id, row?.contentHash ?? '', 1),
      JSON.stringify({ text: 'The whole text.' }),
    );
    await env.FILES.put(contractFiles.measured(user.id, row?.contentHash ?? '', new Date()), '');
    const now = new Date();
    await attempts.begin({ id: contractId, takeOver: false, now });
    await attempts.advance({ id: contractId, from: 'reading', to: 'analysing', now });
    await attempts.complete({ id: contractId, analysis: anAnalysis(), now });
    return contractId;
  }

  it('answers a complete contract with its text and every finding', async () => {
    const contract = contractSchema.parse(await get(`/api/contracts/${await completed()}`));
    expect(contract).toMatchObject({
      status: 'complete',
      analysisComplete: true,
      fileContent: 'The whole text.',
      contractType: 'services',
    });
    expect(contract.riskAssessment?.high[0]?.evidence[0]).toMatchObject({ match: 'exact' });
    expect((await get<ContractListItem[]>('/api/contracts'))[0]).toMatchObject({
      riskCounts: { high: 1, medium: 0, low: 0 },
    });
  });

  it('shows and deletes nothing of another account', async () => {
    const id = await completed();
    const stranger = await asUser();
    for (const [method, path] of [
      ['GET', ''],
      ['DELETE', ''],
      ['POST', '/retry'],
    ] as const) {
      const response = await call(method, `/api/contracts/${id}${path}`, { headers: stranger.headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'contracts.not_found' });
    }
    expect(await get<unknown[]>('/api/contracts', stranger)).toEqual([]);
    expect((await get<Contract>(`/api/contracts/${id}`)).status).toBe('complete');
  });

  it('deletes the file, the text and the findings, and gives no analysis back', async () => {
    const id = await completed();
    expect((await call('DELETE', `/api/contracts/${id}`, { headers: user.headers })).status).toBe(200);
    expect(await stored()).toEqual([]);
    expect(await env.DB.prepare('select * from analysis').first()).toBeNull();
    expect(await usage()).toMatchObject({ current: 1 });
    expect((await call('DELETE', `/api/contracts/${id}`, { headers: user.headers })).status).toBe(404);
  });

  it('keeps the text while another upload of the same bytes rests on it', async () => {
    const first = await completed();
    const second = await completed();
    await call('DELETE', `/api/contracts/${first}`, { headers: user.headers });
    expect((await get<Contract>(`/api/contracts/${second}`)).fileContent).toBe('The whole text.');
  });
});

describe('trouble half way', () => {
  it('leaves a contract whose files cannot be deleted, so that it can be deleted again', async () => {
    const id = (await (await upload()).json()) as { contractId: string };
    const path = `/api/contracts/${id.contractId}`;
    const FILES = { ...env.FILES, list: () => Promise.reject(new Error('store is down')) } as unknown as R2Bucket;
    expect((await call('DELETE', path, { headers: user.headers, env: { FILES } })).status).toBe(500);
    expect(takeErrors()).toHaveLength(1);
    expect((await call('DELETE', path, { headers: user.headers })).status).toBe(200);
    expect(await stored()).toEqual([]);
  });

  it('says so when the reader itself gives up, and charges nothing', async () => {
    measure.mockRejectedValue(new Error('exceeded its memory limit'));
    const response = await upload();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'contracts.reader_unavailable' });
    expect(await usage()).toMatchObject({ current: 0 });
  });
});

describe('trying a failed analysis again', () => {
  const retry = (id: string) => call('POST', `/api/contracts/${id}/retry`, { headers: user.headers });

  it('charges and queues it once, however often it is asked at the same moment', async () => {
    const id = await insertContract(env.DB, {
      ownerId: user.id,
      status: 'failed',
      failureCode: 'contracts.analysis_failed',
    });
    const statuses = await Promise.all([retry(id), retry(id), retry(id)]).then((all) =>
      all.map(({ status }) => status).sort(),
    );
    expect(statuses).toEqual([202, 409, 409]);
    expect(sent()).toEqual([{ type: 'analyse', contractId: id, ownerId: user.id }]);
    expect(await usage()).toMatchObject({ current: 1 });
  });

  it('is queued by the sweep when the queue is down', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.mocked(env.FREE_ANALYSIS_QUEUE.send).mockRejectedValueOnce(new Error('queue is down'));
    const id = await insertContract(env.DB, {
      ownerId: user.id,
      status: 'failed',
      failureCode: 'contracts.analysis_failed',
    });
    expect((await retry(id)).status).toBe(202);
    expect(await contracts.find({ id })).toMatchObject({ status: 'uploaded' });
  });

  it('stays failed, with its reason, when the plan has no room', async () => {
    await upload();
    await upload();
    const id = await insertContract(env.DB, {
      ownerId: user.id,
      status: 'failed',
      failureCode: 'contracts.analysis_timeout',
    });
    expect((await retry(id)).status).toBe(403);
    expect(await contracts.find({ id })).toMatchObject({ status: 'failed', failureCode: 'contracts.analysis_timeout' });
  });
});

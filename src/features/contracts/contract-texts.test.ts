import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createR2FileStore } from '#src/platform/file-store.ts';
import { call } from '#src/testing/api.ts';
import { asUser } from '#src/testing/as-user.ts';
import { insertContract } from '#src/testing/contract-factory.ts';
import { contractFiles } from './contract-files';
import type { MeasuredText, TextPage } from './contract-text.schema';
import { createContractTexts } from './contract-texts';

const texts = createContractTexts(createR2FileStore(env.FILES));
const of = { ownerId: 'ada', contentHash: 'hash', readerVersion: 4, machineReadPages: null };
const text = 'Rent is due.';
const block = { kind: 'paragraph' as const, level: 0, number: null, page: 1, start: 0, end: text.length };
const measured: MeasuredText = {
  ...{ format: 'pdf', text, blocks: [block], pagesRead: 1, pagesTotal: 1, warnings: [], readerVersion: 4 },
  measurement: { pages: 1, characters: text.length, tokens: 4, language: 'en', languageConfidence: 1 },
};
const pages: TextPage[] = [
  { page: 1, width: 5950, height: 8420, lines: [[0, 12, 700, 820, 720, 950, 980, 1060, 1090, 1300]] },
];

describe('a kept text', () => {
  it('is given back as it was kept, with where it stands', async () => {
    await texts.keep(of, measured, pages);
    expect(await texts.readMeasured(of)).toEqual(measured);
    expect(await texts.read(of)).toEqual({ text, format: 'pdf', blocks: [block] });
    expect(await texts.readPages(of)).toEqual(pages);
  });

  it('is one of several of the same bytes, all of which are found to be deleted', async () => {
    const byMachine = { ...of, machineReadPages: 3 };
    await texts.keep(of, measured, pages);
    await texts.keep({ ...of, readerVersion: 3 }, { ...measured, readerVersion: 3 }, []);
    await texts.keep(byMachine, { ...measured, text: 'Copied out.' }, []);
    expect((await texts.read(byMachine))?.text).toBe('Copied out.');
    expect(await texts.readPages(byMachine)).toEqual([]);
    expect(await texts.keysOf(of)).toHaveLength(4);
    expect(await texts.keysOf({ ...of, contentHash: 'another' })).toEqual([]);
  });

  it('of an earlier shape opens, and is read again before it is analysed', async () => {
    await env.FILES.put(contractFiles.text('ada', 'hash', 4), JSON.stringify({ text, blocks: [{ kind: 'verse' }] }));
    expect(await texts.read(of)).toEqual({ text, format: null, blocks: [] });
    expect(await texts.readMeasured(of)).toBeNull();
  });

  it('is null where none is', async () => {
    expect(await texts.read(of)).toBeNull();
    expect(await texts.readMeasured(of)).toBeNull();
  });
});

describe('the pages of a contract', () => {
  let user: Awaited<ReturnType<typeof asUser>>;
  const insert = (status: 'complete' | 'analysing') =>
    insertContract(env.DB, { ownerId: user.id, status, contentHash: 'hash', readerVersion: 4 });
  const ask = (id: string, { headers } = user) => call('GET', `/api/contracts/${id}/pages`, { headers });

  beforeEach(async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    user = await asUser();
    await texts.keep({ ...of, ownerId: user.id }, measured, pages);
  });

  it('tell its owner, and nobody else, where each line of the text stands', async () => {
    const id = await insert('complete');
    expect(await (await ask(id)).json()).toEqual({ pages });
    expect((await ask(id, await asUser())).status).toBe(404);
  });

  it('are none while it is read, and none where its text was read before they were kept', async () => {
    expect(await (await ask(await insert('analysing'))).json()).toEqual({ pages: [] });
    await env.FILES.delete(contractFiles.textPages(user.id, 'hash', 4));
    expect(await (await ask(await insert('complete'))).json()).toEqual({ pages: [] });
  });
});

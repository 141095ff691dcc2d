import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UsageCheck } from '#src/features/usage/usage.schema.ts';
import { encodeAs } from '#worker/extract/testing/encode-as.ts';
import { makePdf } from '#worker/extract/testing/make-pdf.ts';
import { type RunningWorkers, signUp, startWorkers } from './running-workers';

const agreement = readFileSync(join(import.meta.dirname, '../../dev/run/samples/consultancy-agreement.txt'), 'utf8');
const lease = readFileSync(join(import.meta.dirname, '../../dev/run/samples/contrato-de-arrendamiento.txt'), 'utf8');

let server: RunningWorkers;
beforeAll(async () => {
  server = await startWorkers();
});
afterAll(() => server?.close());

describe('A person who uploads a contract', () => {
  it('reads its analysis, each exact quote where it says, and pays with one analysis', async () => {
    const person = await signUp(server, 'reader@example.test');
    const { contractId } = await person.upload('agreement.pdf', makePdf(agreement.split('\n\n')));
    const contract = await person.finished(contractId, 30_000);

    expect(contract).toMatchObject({
      status: 'complete',
      analysisComplete: true,
      detectedLanguage: 'en',
      engine: { name: 'built-in' },
    });
    const risks = Object.values(contract.riskAssessment ?? {}).flat();
    const quotes = [...risks, ...(contract.keyTerms ?? [])].flatMap(({ evidence }) => evidence);
    expect(risks.length).toBeGreaterThan(0);
    expect(contract.keyTerms?.map(({ clauseType }) => clauseType)).toContain('governing-law');
    for (const { quote, start, end, match } of quotes) {
      expect(match).toBe('exact');
      expect(contract.fileContent.slice(start ?? 0, end ?? 0)).toBe(quote);
    }
    expect(await person.get<UsageCheck>('/api/usage/check/contract_analysis')).toMatchObject({ current: 1, limit: 2 });
  });

  it('reads a Spanish lease explained in Arabic', async () => {
    const person = await signUp(server, 'qari@example.test');
    const { contractId } = await person.upload('contrato.txt', lease, 'ar');
    const contract = await person.finished(contractId, 30_000);
    expect(contract).toMatchObject({ status: 'complete', detectedLanguage: 'es', language: 'ar' });
    expect(contract.summary).toMatch(/[\u0600-\u06ff]{3}/);
    expect(contract.keyTerms?.[0]?.description).toMatch(/[\u0600-\u06ff]{3}/);
  });

  it.each(['de.docx', 'ar.pdf'])('is told before the upload the figures that it is charged by: %s', async (name) => {
    const person = await signUp(server, `${name}@example.test`);
    const file = readFileSync(join(import.meta.dirname, '../../../worker/extract/testing/fixtures', name));
    const told = await person.validate(name, file);
    expect(told).toMatchObject({ allowed: true, reason: null, availableTokens: 20_000, maxPages: 24 });
    const { contractId } = await person.upload(name, file);
    const contract = await person.finished(contractId, 30_000);
    const { tokensUsed } = await person.get<UsageCheck>('/api/usage/check/contract_analysis');
    expect({
      estimatedTokens: tokensUsed,
      pages: contract.pages,
      characters: contract.fileContent.length,
      detectedLanguage: contract.detectedLanguage,
      languageConfidence: contract.languageConfidence,
    }).toEqual({
      estimatedTokens: told.estimatedTokens,
      pages: told.pages,
      characters: told.characters,
      detectedLanguage: told.detectedLanguage,
      languageConfidence: told.languageConfidence,
    });
  });

  it('gets the same result for a text in an encoding that only its letters give away', async () => {
    const person = await signUp(server, 'windows-1256@example.test');
    const arabic = readFileSync(join(import.meta.dirname, '../../../worker/extract/testing/fixtures/ar.txt'), 'utf8');
    const lettersOf = new TextDecoder('windows-1256');
    const text = lettersOf.decode(encodeAs('windows-1256', arabic));
    const told = await person.validate('ar.txt', encodeAs('windows-1256', arabic));
    expect(told).toMatchObject({ allowed: true, detectedLanguage: 'ar' });
    // Of other bytes, whose hash is another.
    const { contentHash, ...unicode } = await person.validate('ar.txt', new TextEncoder().encode(text));
    expect(told).toMatchObject(unicode);
    expect(told.contentHash).not.toBe(contentHash);
  });

  it('is refused a file without a contract, and pays nothing', async () => {
    const person = await signUp(server, 'empty@example.test');
    expect(await person.upload('note.txt', 'Too short.')).toMatchObject({ code: 'contracts.file_too_short' });
    expect(await person.get<unknown[]>('/api/contracts')).toEqual([]);
    expect(await person.get<UsageCheck>('/api/usage/check/contract_analysis')).toMatchObject({ current: 0 });
  });
});

describe('A person who is told the parties before the upload', () => {
  it('has the contract analysed for the one that they say to be', async () => {
    const person = await signUp(server, 'chooser@example.test');
    const { parties, reader } = await person.validate('contrato.txt', new TextEncoder().encode(lease));
    const other = parties.find(({ name }) => name !== reader?.name) ?? expect.fail();
    const { contractId } = await person.upload('contrato.txt', lease, 'en', { side: other.name });
    const contract = await person.finished(contractId, 30_000);
    expect(contract).toMatchObject({ readerChosen: true, reader: other });
    expect(contract.favours).not.toEqual([]);
  });
});

describe('A person who reads an analysis for the other party, in another language', () => {
  it('has it written anew from the text that is there, with the facts as they were, for nothing', async () => {
    const person = await signUp(server, 'landlord@example.test');
    const { contractId } = await person.upload('contrato.txt', lease, 'en');
    const before = await person.finished(contractId, 30_000);
    const other = before.parties?.find(({ name }) => name !== before.reader?.name);
    const answer = await person.call(`/api/contracts/${contractId}/reread`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ side: other?.name, language: 'ar' }),
    });
    expect(answer.status).toBe(202);
    const after = await person.finished(contractId, 30_000);
    expect(after).toMatchObject({ language: 'ar', readerChosen: true, reader: { name: other?.name } });
    expect(after.summary).toMatch(/[\u0600-\u06ff]{3}/);
    expect(after.money?.map(({ amount }) => amount)).toEqual(before.money?.map(({ amount }) => amount));
    const grave = ({ riskAssessment }: typeof before) =>
      [...(riskAssessment?.high ?? []), ...(riskAssessment?.medium ?? [])].flatMap(({ evidence }) =>
        evidence.map(({ quote }) => quote),
      );
    expect(grave(before).length).toBeGreaterThan(0);
    expect(grave(after).filter((quote) => grave(before).includes(quote))).toEqual([]);
    expect(await person.get<UsageCheck>('/api/usage/check/contract_analysis')).toMatchObject({ current: 1 });
  });
});

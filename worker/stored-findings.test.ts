/// <reference types="vite/types/importMeta.d.ts" />
import { env } from 'cloudflare:workers';
import { beforeEach, expect, it, vi } from 'vitest';
import { contractFiles } from '../src/features/contracts/contract-files';
import { insertContract, insertUser } from '../src/testing/contract-factory';
import { countStatements } from '../src/testing/count-statements';
import { storedContract } from '../src/testing/stored-contract';
import { createBuiltInAnalyst } from './analyse/built-in/built-in-analyst';
import { analyseContract } from './pipeline';
import { buildWorkerDeps, depsOf, type WorkerDeps } from './worker-deps';

/** A lease of four pages. */
const [text = ''] = Object.values(
  import.meta.glob<string>('../src/dev/learn/documents/en/11.txt', { query: '?raw', import: 'default', eager: true }),
);

let deps: WorkerDeps;
let ownerId: string;
let contractId: string;

beforeEach(async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  ownerId = await insertUser(env.DB);
  deps = await depsOf(buildWorkerDeps(env), { ownerId });
  contractId = await insertContract(env.DB, { ownerId });
  await deps.files.put(contractFiles.original(ownerId, contractId), text, 'text/plain');
});

/** What the rows of one contract hold, in bytes, but for the words by which texts are searched. */
async function bytesOfRows(): Promise<number> {
  let bytes = 0;
  for (const [table, key] of [
    ['contract', 'id'],
    ['analysis', 'contract_id'],
    ['contract_date', 'contract_id'],
  ]) {
    const { results } = await env.DB.prepare(`select * from ${table} where ${key} = ?`).bind(contractId).all();
    for (const row of results)
      for (const value of Object.values(row)) bytes += new TextEncoder().encode(String(value ?? '')).length;
  }
  return bytes;
}

it('an analysed contract takes a few kilobytes of the database, and its findings none', async () => {
  await analyseContract(deps, { contractId });
  const row = await storedContract(deps, { ownerId, id: contractId });
  expect(row?.findings?.keyTerms?.length).toBeGreaterThan(5);
  const findings = new TextEncoder().encode(JSON.stringify(row?.findings)).length;
  const after = await bytesOfRows();
  console.info(`bytes of rows: ${after + findings} with the findings in them, ${after} without`);
  expect(findings).toBeGreaterThan(15_000);
  expect(after).toBeLessThan(6_000);
});

it('an analysis asks little of the database', async () => {
  const database = countStatements();
  const counted = await depsOf(buildWorkerDeps({ ...env, ...database.databases }), { ownerId });
  database.take();
  await analyseContract(counted, { contractId });
  const { statements, rows } = database.take();
  expect(statements).toBeLessThanOrEqual(20);
  expect(rows).toBeLessThanOrEqual(60);
});

it('what is found so far is kept in the row, and one file is written at the end', async () => {
  const put = vi.spyOn(env.FILES, 'put');
  const written = () => put.mock.calls.filter(([key]) => key.startsWith('findings/')).length;
  const seen: unknown[] = [];
  const { analyse } = createBuiltInAnalyst();
  deps.analyst = {
    analyse: async (document, options) => {
      const findings = await analyse(document, options);
      for (let more = 0; more < 5; more++) await options.onProgress?.(findings);
      seen.push((await storedContract(deps, { ownerId, id: contractId }))?.findings?.partial, written());
      return findings;
    },
  };
  await analyseContract(deps, { contractId });
  expect([...seen, written()]).toEqual([true, 0, 1]);
});

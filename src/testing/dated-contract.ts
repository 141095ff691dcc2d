import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { buildDeps, depsOf } from '../deps';
import type { Analysis } from '../features/contracts/analysis.schema';
import { storeAnalysis } from '../features/contracts/store-analysis.usecase';
import { anAnalysis, insertContract } from './contract-factory';

type ContractDate = Analysis['dates'][number];

export const aDate = (fields: Partial<ContractDate> & Pick<ContractDate, 'date'>): ContractDate => ({
  kind: 'notice-deadline',
  label: null,
  computedFrom: null,
  evidence: [{ quote: 'three months before the end', start: 0, end: 27, match: 'exact' }],
  ...fields,
});

/** A contract whose analysis states these dates, uploaded and analysed at that moment, as the Workers store it. */
export async function aDatedContract({
  ownerId,
  dates,
  at,
  ...fields
}: { ownerId: string; dates: ContractDate[]; at: Date } & Partial<
  Parameters<typeof insertContract>[1]
>): Promise<string> {
  const id = await insertContract(env.DB, { ownerId, status: 'analysing', createdAt: at, ...fields });
  await writeAnew({ ownerId, id, dates, at });
  return id;
}

/** Has the analysis of a contract end that is being written. */
export async function writeAnew({
  ownerId,
  id,
  dates,
  at,
}: {
  ownerId: string;
  id: string;
  dates: ContractDate[];
  at: Date;
}): Promise<void> {
  const { waitUntil } = createExecutionContext();
  const deps = await depsOf(buildDeps(env, { origin: 'http://localhost', waitUntil }), { ownerId });
  const analysis = anAnalysis({ dates, title: `Lease ${id.slice(0, 4)}` });
  await storeAnalysis({ ...deps, clock: () => at }, { contract: { id, ownerId }, analysis, before: null });
}

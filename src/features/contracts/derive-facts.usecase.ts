import type { Deps } from '#src/deps.ts';
import { factsOf } from './contract-facts.rules';
import { findingsOf } from './findings-of';

/** Each costs a file and a statement; the rest is for the next run. */
const mostAtOnce = 50;
const sideBySide = 10;

/** Notes the facts of analyses that were stored without them, by an earlier release or by bringing one back. */
export async function deriveFacts(
  { findingsRows, contractFindings }: Pick<Deps, 'findingsRows' | 'contractFindings'>,
  { most = mostAtOnce }: { most?: number } = {},
): Promise<number> {
  const rows = await findingsRows.listWithoutFacts({ limit: most });
  let derived = 0;
  for (let from = 0; from < rows.length; from += sideBySide) {
    const some = rows
      .slice(from, from + sideBySide)
      .map(async ({ contractId, ownerId, findings, version, createdAt }) => {
        const analysis = await findingsOf(
          { contractFindings },
          { id: contractId, ownerId, found: { findings, version } },
        );
        if (analysis) await findingsRows.putFacts({ contractId, createdAt, facts: factsOf(analysis) });
      });
    derived += (await Promise.all(some)).length;
  }
  return derived;
}

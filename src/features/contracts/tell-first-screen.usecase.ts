import type { Deps } from '#src/deps.ts';
import { isoDay } from '#src/kernel/clock.ts';
import { findingsOf } from './findings-of';
import { firstScreenOf } from './first-screen.rules';
import type { FirstScreen } from './first-screen.schema';

/** What the page of a complete analysis of the owner's shows first; null for whatever else there is, or is not. */
export async function tellFirstScreen(
  deps: Pick<Deps, 'contracts' | 'contractFindings' | 'clock'>,
  input: { ownerId: string; id: string },
): Promise<FirstScreen | null> {
  const row = await deps.contracts.findOwned(input);
  if (row?.status !== 'complete') return null;
  const findings = await findingsOf(deps, row);
  return findings && firstScreenOf(row, findings, isoDay(deps.clock()));
}

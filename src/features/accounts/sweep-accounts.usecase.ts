import type { Deps } from '#src/deps.ts';

/** Someone who registered and never entered the code can start anew after this long. */
const unprovenKeptForMs = 7 * 24 * 60 * 60_000;

/** Deletes sessions that have ended, codes and links that are too old and registrations that came to nothing. */
export async function sweepAccounts({
  registrations,
  sessions,
  emailChanges,
  confirmCodes,
  formerAddresses,
  clock,
}: Pick<
  Deps,
  'registrations' | 'sessions' | 'emailChanges' | 'confirmCodes' | 'formerAddresses' | 'clock'
>): Promise<number> {
  const now = clock();
  const ended = await sessions.deleteExpired({ now });
  let expired = 0;
  for (const codes of [emailChanges, confirmCodes, formerAddresses]) expired += await codes.deleteExpired({ now });
  const abandoned = await registrations.deleteUnproven({ before: new Date(now.getTime() - unprovenKeptForMs) });
  return ended + expired + abandoned;
}

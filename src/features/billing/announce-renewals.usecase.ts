import type { Deps } from '#src/deps.ts';

const accountsASweep = 20;
/** A renewal is announced this long before it. */
const announcedBeforeMs = 7 * 24 * 60 * 60_000;

/** Announces the renewals of the coming days, each once. */
export async function announceRenewals({ billing, clock }: Pick<Deps, 'billing' | 'clock'>): Promise<number> {
  const now = clock();
  const until = new Date(now.getTime() + announcedBeforeMs);
  const due = await billing.listRenewing({ now, until, limit: accountsASweep });
  for (const { userId, periodEnd } of due) if (periodEnd) await billing.remind({ userId, periodEnd, now });
  return due.length;
}

/** Announces one customer's renewal, because the payment provider said that it was near. */
export async function announceRenewal(
  { billing, clock }: Pick<Deps, 'billing' | 'clock'>,
  { customerId, saidAt }: { customerId: string; saidAt: Date },
): Promise<void> {
  const account = await billing.findByCustomer({ customerId });
  if (!account?.periodEnd) return;
  const { userId, periodEnd } = account;
  // Said late, it was of a renewal that is over; the next one is a month away.
  if (periodEnd.getTime() - saidAt.getTime() > 2 * announcedBeforeMs) return;
  await billing.remind({ userId, periodEnd, now: clock() });
}

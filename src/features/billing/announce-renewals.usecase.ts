import type { Deps } from '../../deps';

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

/** Announces one customer's renewal, because the payment provider says that it is near. */
export async function announceRenewal(
  { billing, clock }: Pick<Deps, 'billing' | 'clock'>,
  { customerId }: { customerId: string },
): Promise<void> {
  const account = await billing.findByCustomer({ customerId });
  if (account?.periodEnd) await billing.remind({ userId: account.userId, periodEnd: account.periodEnd, now: clock() });
}

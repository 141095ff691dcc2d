import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';

/** Limits what a stranger can have mailed to someone else's address, from however many places. */
const mailsAnHour = 6;
const mailsADay = 20;
const hourMs = 60 * 60_000;

export type MailRoomNeeds = Pick<Deps, 'rateLimits' | 'config' | 'clock'>;

/**
 * Whether another e-mail of this kind may go to the address, and counts it. Where not, the mailbox holds several that
 * still work: its owner is not shut out.
 */
export async function hasMailRoom(
  { rateLimits, config, clock }: MailRoomNeeds,
  { email, kind }: { email: string; kind: 'code' | 'reminder' | 'reset' | 'address change' },
): Promise<boolean> {
  if (!config.rateLimits) return true;
  const now = clock();
  for (const [limit, windowMs] of [
    [mailsAnHour, hourMs],
    [mailsADay, 24 * hourMs],
  ] as const) {
    const key = await sha256Hex(JSON.stringify(['mail', kind, email, windowMs]));
    if (await rateLimits.count({ key, limit, windowMs }, now)) return false;
  }
  return true;
}

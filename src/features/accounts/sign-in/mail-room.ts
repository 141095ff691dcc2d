import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';

/** Limits what a stranger can have mailed to someone else's address, from however many places. */
const mailsAnHour = 6;
const mailsADay = 20;
/** Besides: one from each network that had nothing mailed to the address that day. */
const firstMailsADay = 30;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

export type MailRoomNeeds = Pick<Deps, 'rateLimits' | 'config' | 'clock'>;

interface Mail {
  email: string;
  kind: 'code' | 'reminder' | 'reset' | 'address change' | 'confirmation';
  /** Where it is asked for from; given where strangers must not use up what a newcomer needs. */
  network?: string;
}

/**
 * Whether another e-mail of this kind may go to the address, and counts it. Where not, the mailbox holds several that
 * still work: its owner is not shut out.
 */
export async function hasMailRoom({ rateLimits, config, clock }: MailRoomNeeds, mail: Mail): Promise<boolean> {
  if (!config.rateLimits) return true;
  const { email, kind, network } = mail;
  const hit = async (limit: number, windowMs: number, ...subject: string[]) => ({
    key: await sha256Hex(JSON.stringify(['mail', kind, email, ...subject, windowMs])),
    limit,
    windowMs,
  });
  const usual = [await hit(mailsAnHour, hourMs), await hit(mailsADay, dayMs)];
  if ((await rateLimits.count(usual, clock())) === null) return true;
  if (network === undefined) return false;
  const first = [await hit(1, dayMs, 'network', network), await hit(firstMailsADay, dayMs, 'first')];
  return (await rateLimits.count(first, clock())) === null;
}

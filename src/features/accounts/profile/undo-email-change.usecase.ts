import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { undoLinkInvalid } from '../accounts.errors';

/** How long the old address can take a change back. */
const undoLifetimeMs = 7 * 24 * 60 * 60_000;

type Needs = Pick<Deps, 'formerAddresses' | 'clock'>;

/** Keeps the address that a user has left. Answers the token of the link that brings it back. */
export async function keepFormerAddress(
  { formerAddresses, clock }: Needs,
  { userId, email }: { userId: string; email: string },
): Promise<string> {
  const token = newId() + newId();
  const changedAt = clock();
  const expiresAt = new Date(changedAt.getTime() + undoLifetimeMs);
  await formerAddresses.save({ tokenHash: await sha256Hex(token), userId, email, changedAt, expiresAt });
  return token;
}

/**
 * Gives an account the address back that it had before. Whoever changed it knew the password, so that it stops working
 * and every session ends; the owner sets a new one by a link to the old address. Throws accounts.undo_link_invalid.
 */
export async function undoEmailChange({ formerAddresses, clock }: Needs, { token }: { token: string }): Promise<void> {
  const given = await formerAddresses.giveBack({ tokenHash: await sha256Hex(token), now: clock() });
  if (!given) throw undoLinkInvalid();
}

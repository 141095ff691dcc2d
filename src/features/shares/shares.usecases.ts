import { hashPassword } from 'better-auth/crypto';
import type { Deps } from '#src/deps.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { refuseGuessablePassword } from '../accounts/refuse-guessable-password';
import { contractNotFound } from '../contracts/contracts.errors';
import { shareToken } from './share-token';
import { noAnalysisToShare, shareEndPast, shareNotFound, tooManyShares } from './shares.errors';
import type { ShareRow } from './shares.repository';
import type { NewShare, Share } from './shares.schema';

type User = { id: string; email: string };

/** The links to an analysis, the last that was made first. Throws contracts.not_found. */
export async function listShares(
  deps: Pick<Deps, 'contracts' | 'shares' | 'config' | 'appUrl'>,
  { userId, contractId }: { userId: string; contractId: string },
): Promise<Share[]> {
  if (!(await deps.contracts.findContent({ ownerId: userId, id: contractId }))) throw contractNotFound();
  const rows = await deps.shares.list({ userId, contractId });
  return Promise.all(rows.map((row) => toShare(deps, row)));
}

/**
 * A link by which anyone reads a complete analysis. Throws contracts.not_found, shares.no_analysis, shares.end_past,
 * shares.too_many, accounts.password_common, accounts.password_is_email.
 */
export async function makeShare(
  deps: Pick<Deps, 'contracts' | 'shares' | 'config' | 'appUrl' | 'clock'>,
  { user, contractId, withText, password, expiresAt: ends }: NewShare & { user: User; contractId: string },
): Promise<Share> {
  const now = deps.clock();
  const expiresAt = ends === null ? null : new Date(ends);
  if (expiresAt && expiresAt <= now) throw shareEndPast();
  if (password !== null) refuseGuessablePassword({ password, email: user.email, field: 'password' });
  const contract = await deps.contracts.findOwned({ ownerId: user.id, id: contractId });
  if (!contract) throw contractNotFound();
  if (contract.status !== 'complete') throw noAnalysisToShare();
  const id = newId();
  const row = {
    ...{ id, userId: user.id, contractId, withText, expiresAt, views: 0, lastViewedAt: null, createdAt: now },
    tokenHash: await sha256Hex(await shareToken(id, deps.config.authSecret)),
    passwordHash: password === null ? null : await hashPassword(password),
  };
  if (!(await deps.shares.add(row))) throw tooManyShares();
  return toShare(deps, row);
}

/** From then on the link is not found. Throws shares.not_found. */
export async function revokeShare(
  { shares }: Pick<Deps, 'shares'>,
  input: { userId: string; contractId: string; id: string },
): Promise<void> {
  if (!(await shares.remove(input))) throw shareNotFound();
}

async function toShare({ config, appUrl }: Pick<Deps, 'config' | 'appUrl'>, row: ShareRow): Promise<Share> {
  const token = await shareToken(row.id, config.authSecret);
  return {
    id: row.id,
    address: (await sha256Hex(token)) === row.tokenHash ? `${appUrl}/shared/${token}` : null,
    withText: row.withText,
    hasPassword: row.passwordHash !== null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    views: row.views,
    lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
  };
}

import type { Deps } from '#src/deps.ts';
import { newId } from '#src/kernel/ids.ts';
import { tooManyTokens } from '../accounts/accounts.errors';
import type { CurrentUser } from '../accounts/accounts.schema';
import { requireConfirmed } from '../accounts/confirm/confirm-identity.usecase';
import type { Visitor } from '../accounts/visitor';
import { upgradeRequired } from '../billing/billing.errors';
import { includesProFeatures } from '../billing/plans.schema';
import { hashOfToken, newToken } from './api-token.rules';
import type { KeptToken } from './api-tokens.repository';
import type { ApiToken, MadeApiToken, NewApiToken } from './api-tokens.schema';

const day = 24 * 60 * 60_000;

const tell = ({ createdAt, lastUsedAt, expiresAt, ...token }: KeptToken): ApiToken => ({
  ...token,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
});

export const listApiTokens = async (
  { apiTokens }: Pick<Deps, 'apiTokens'>,
  input: { userId: string },
): Promise<ApiToken[]> => (await apiTokens.list(input)).map(tell);

/** Throws plan.upgrade_required, accounts.confirmation_required, accounts.token_too_many. */
export async function makeApiToken(
  deps: Parameters<typeof requireConfirmed>[0] & Pick<Deps, 'apiTokens'>,
  { user, visitor, name, scopes, days }: NewApiToken & { user: CurrentUser; visitor: Visitor },
): Promise<MadeApiToken> {
  if (!includesProFeatures(user.accountStatus)) throw upgradeRequired();
  await requireConfirmed(deps, { visitor });
  const token = newToken();
  const createdAt = deps.clock();
  const expiresAt = days === null ? null : new Date(createdAt.getTime() + days * day);
  const kept = { id: newId(), name, scopes: [...new Set(scopes)], createdAt, expiresAt };
  const added = await deps.apiTokens.add({ ...kept, userId: user.id, tokenHash: await hashOfToken(token) });
  if (!added) throw tooManyTokens();
  return { ...tell({ ...kept, lastUsedAt: null }), token };
}

/** With every plan. False where there is none. */
export const revokeApiToken = (
  { apiTokens }: Pick<Deps, 'apiTokens'>,
  input: { userId: string; id: string },
): Promise<boolean> => apiTokens.remove(input);

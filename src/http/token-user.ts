import type { Deps } from '../deps';
import { tokenScopeMissing } from '../features/accounts/accounts.errors';
import type { CurrentUser } from '../features/accounts/accounts.schema';
import { hashOfToken, looksLikeToken } from '../features/api-tokens/api-token.rules';
import type { TokenScope } from '../features/api-tokens/token-scopes.schema';
import { upgradeRequired } from '../features/billing/billing.errors';
import { includesProFeatures } from '../features/billing/plans.schema';
import { sha256Hex } from '../kernel/hash';
import { unauthorized } from './http.errors';
import { countHits } from './rate-limit';

const useNotedEveryMs = 15 * 60_000;
const callsAMinute = 120;

export interface TokenUser {
  user: CurrentUser;
  scopes: readonly TokenScope[];
}

/**
 * Whom a token speaks for, where its scopes have what the route asks for; `scope` is undefined where no token may call.
 * Throws http.unauthorized, http.rate_limited, plan.upgrade_required, accounts.token_scope_missing.
 */
export async function findTokenUser(
  deps: Pick<Deps, 'apiTokens' | 'rateLimits' | 'owners' | 'config' | 'clock' | 'waitUntil'>,
  { token, scope, onUnknown }: { token: string; scope: TokenScope | undefined; onUnknown: () => void },
): Promise<TokenUser> {
  const { apiTokens, clock, waitUntil } = deps;
  const now = clock();
  const found = looksLikeToken(token) && (await apiTokens.find({ tokenHash: await hashOfToken(token), now }));
  if (!found) {
    onUnknown();
    throw unauthorized();
  }
  const { user, shard, kept } = found;
  await countHits(deps, [{ key: await sha256Hex(`token ${kept.id}`), limit: callsAMinute, windowMs: 60_000 }]);
  if (!includesProFeatures(user.accountStatus)) throw upgradeRequired();
  if (!scope || !kept.scopes.includes(scope)) throw tokenScopeMissing();
  deps.owners.note(user.id, { shard, plan: user.accountStatus });
  if (now.getTime() - (kept.lastUsedAt?.getTime() ?? 0) >= useNotedEveryMs) {
    waitUntil(apiTokens.noteUse({ id: kept.id, now }));
  }
  return { user, scopes: kept.scopes };
}

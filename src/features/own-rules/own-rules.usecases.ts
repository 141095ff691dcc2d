import type { Deps } from '#src/deps.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { upgradeRequired } from '../billing/billing.errors';
import { includesProFeatures } from '../billing/plans.schema';
import type { OwnRules } from './own-rules.schema';

type User = Pick<CurrentUser, 'id' | 'accountStatus'>;

export const readOwnRules = async (
  { ownRules }: Pick<Deps, 'ownRules'>,
  { user }: { user: User },
): Promise<OwnRules> => ({ rules: await ownRules.find({ ownerId: user.id }) });

/** Takes these in the place of those before; to have none any more every plan allows. Throws plan.upgrade_required. */
export async function saveOwnRules(
  { ownRules, clock }: Pick<Deps, 'ownRules' | 'clock'>,
  { user, rules }: OwnRules & { user: User },
): Promise<OwnRules> {
  if (rules.length > 0 && !includesProFeatures(user.accountStatus)) throw upgradeRequired();
  await ownRules.save({ ownerId: user.id, rules, now: clock() });
  return { rules };
}

import type { Deps } from '#src/deps.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { upgradeRequired } from '../billing/billing.errors';
import { includesProFeatures } from '../billing/plans.schema';
import type { AnalyticsPage, OverviewQuery } from './overview.schema';

/** A call reads some four rows of each. */
const contractsAPage = 250;

type Input = OverviewQuery & { ownerId: string };

/** A page of the analysed contracts of an account with the facts of each, the newest first. */
export async function listFacts(
  { accountContracts }: Pick<Deps, 'accountContracts'>,
  { after, ...filter }: Input,
): Promise<AnalyticsPage> {
  const [createdAt, id] = after?.split('.') ?? [];
  const from = id === undefined ? null : { createdAt: new Date(Number(createdAt)), id };
  const rows = await accountContracts.listFacts({ ...filter, from, limit: contractsAPage });
  const last = rows.length === contractsAPage ? rows.at(-1) : undefined;
  return {
    next: last ? `${last.createdAt.getTime()}.${last.id}` : null,
    contracts: rows.map(({ facts, risksHigh, risksMedium, risksLow, ...row }) => ({
      ...row,
      createdAt: row.createdAt.toISOString(),
      riskCounts: { high: risksHigh ?? 0, medium: risksMedium ?? 0, low: risksLow ?? 0 },
      isContract: facts?.isContract ?? null,
      contractType: facts?.contractType ?? null,
      sums: facts?.sums ?? null,
      risks: facts?.risks ?? null,
    })),
  };
}

/** The same without what only analytics count. */
export async function listOverview(deps: Pick<Deps, 'accountContracts'>, input: Input) {
  const { contracts, next } = await listFacts(deps, input);
  return { next, contracts: contracts.map(({ risks: _, ...contract }) => contract) };
}

/** What analytics are counted from. Throws plan.upgrade_required where the plan does not include them. */
export async function listAnalytics(
  deps: Pick<Deps, 'accountContracts'>,
  { user, ...input }: OverviewQuery & { user: Pick<CurrentUser, 'id' | 'accountStatus'> },
): Promise<AnalyticsPage> {
  if (!includesProFeatures(user.accountStatus)) throw upgradeRequired();
  return listFacts(deps, { ...input, ownerId: user.id });
}

import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { accountStatuses } from '../accounts/account-statuses.schema';
import { plans } from '../billing/plans.schema';
import { charactersPerPage } from '../contracts/contracts.schema';
import { maxPagesAtAll, maxPagesFor, tokensForInstructions, tokensPerPage } from './page-counts.schema';
import type { PageLimits } from './page-limits.schema';
import { allowanceOf, fitsPlan, maxDocumentTokens, tokensCharged } from './usage.rules';

const examples = [
  { name: m.page_limits_example_nda, pages: 4 },
  { name: m.page_limits_example_tenancy, pages: 12 },
  { name: m.page_limits_example_service, pages: 30 },
  { name: m.page_limits_example_lease, pages: 80 },
  { name: m.page_limits_example_purchase, pages: 220 },
];

/** How tokens and pages hang together, with the limits of each plan and worked examples, in `locale`. */
export async function explainPageLimits(
  { accounts, clock }: Pick<Deps, 'accounts' | 'clock'>,
  { userId, locale }: { userId: string; locale: Locale },
): Promise<PageLimits> {
  const holder = await accounts.planHolder({ userId });
  const allowance = allowanceOf(holder, { limited: true, now: clock() });
  const number = (value: number) => new Intl.NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale).format(value);
  const figures = { overhead: number(tokensForInstructions), perPage: number(tokensPerPage) };
  return {
    currentPlan: holder.accountStatus,
    currentLimit: allowance.tokens,
    currentMaxPages: maxPagesFor(allowance.tokens),
    explanation: {
      tokenCalculation: m.page_limits_token_calculation(
        { ...figures, characters: number(charactersPerPage) },
        { locale },
      ),
      pageCalculation: m.page_limits_page_calculation(
        { ...figures, most: number(maxPagesAtAll), document: number(maxDocumentTokens) },
        { locale },
      ),
      planLimits: accountStatuses.map((plan) => ({
        plan,
        tokenLimit: plans[plan].tokens,
        pageLimit: maxPagesFor(plans[plan].tokens),
      })),
    },
    examples: examples.map(({ name, pages }) => {
      const textTokens = pages * tokensPerPage;
      return {
        name: name({}, { locale }),
        estimatedPages: pages,
        chars: pages * charactersPerPage,
        textTokens,
        totalTokens: tokensCharged(textTokens),
        planResults: accountStatuses.map((plan) => ({
          plan,
          allowed: fitsPlan(textTokens, plans[plan].tokens),
          maxPages: maxPagesFor(plans[plan].tokens),
        })),
      };
    }),
  };
}

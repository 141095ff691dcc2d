import type { Deps } from '#src/deps.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CurrentUser } from '../accounts/accounts.schema';
import { alreadySubscribed, paymentDue, paymentsUnavailable } from './billing.errors';
import type { BilledAccount } from './billing.repository';
import { ensureCustomer } from './billing-customer';
import type { PaidSubscription } from './paid-subscription.schema';
import type { PaidPlanId } from './plans.schema';
import { chooseSubscription } from './standing.rules';
import { syncAccount } from './sync-account.usecase';

type Needs = Pick<Deps, 'billing' | 'payments' | 'clock' | 'appUrl'>;
interface Input {
  user: CurrentUser;
  locale: Locale;
  planId: PaidPlanId;
  /** The provider's page, or this site's own form. */
  mode: 'hosted' | 'page';
}
interface Open {
  url: string;
  clientSecret?: string;
}

/**
 * Answers where a plan is paid, or, for who has another one, where it is changed. An account has at most one way to
 * pay open: asked again it gets the same, for another plan or another way the first is closed.
 * Throws billing.already_subscribed, billing.payment_due.
 */
export async function startCheckout(deps: Needs, input: Input): Promise<Open> {
  const account = await ensureCustomer(deps, input);
  const subscriptions = await deps.payments.subscriptionsOf(account.customerId);
  const { kept } = chooseSubscription(subscriptions, account.subscriptionId);
  if (kept) {
    // The news may not have come yet.
    await syncAccount(deps, account);
    if (kept.state === 'payment-due') throw paymentDue();
    if (kept.plan === input.planId) throw alreadySubscribed();
    return { url: `${deps.appUrl}/settings?change=${input.planId}` };
  }
  return input.mode === 'hosted'
    ? openHosted(deps, { ...input, account, subscriptions })
    : openForm(deps, { ...input, account, subscriptions });
}

type Prepared = Input & { account: BilledAccount; subscriptions: PaidSubscription[] };
const isHosted = (checkoutId: string) => checkoutId.startsWith('cs_');
const maxTries = 4;

async function openHosted({ payments, billing, appUrl }: Needs, input: Prepared): Promise<Open> {
  const { user, planId, locale, subscriptions } = input;
  const { customerId } = input.account;
  let previous = input.account.checkoutId;
  for (let tries = 0; tries < maxTries; tries++) {
    if (previous && isHosted(previous)) {
      const open = await payments.findCheckout(previous);
      if (open.url && open.plan === planId) return { url: open.url };
      if (open.open) await payments.expireCheckout(previous);
    }
    await closeForms({ payments }, subscriptions);
    const page = await payments.openCheckout({
      customerId,
      userId: user.id,
      plan: planId,
      // Asked twice at once, one page is opened; after it, the next is another.
      key: `checkout-${customerId}-${planId}-${locale}-${previous ?? 'first'}`,
      locale,
      successUrl: `${appUrl}/dashboard?success=true`,
      cancelUrl: `${appUrl}/pricing`,
    });
    if (page.url && (await billing.setCheckout({ userId: user.id, from: previous, to: page.id }))) {
      return { url: page.url };
    }
    const current = (await billing.find({ userId: user.id }))?.checkoutId ?? null;
    if (page.url && current === page.id) return { url: page.url };
    if (page.open) await payments.expireCheckout(page.id);
    previous = current;
  }
  throw paymentsUnavailable();
}

async function openForm({ payments, billing, appUrl }: Needs, input: Prepared): Promise<Open> {
  const { user, planId, account, subscriptions } = input;
  if (account.checkoutId && isHosted(account.checkoutId)) await payments.expireCheckout(account.checkoutId);
  await closeForms({ payments }, subscriptions, planId);
  const { subscriptionId, clientSecret } = await payments.beginSubscription({
    customerId: account.customerId,
    userId: user.id,
    plan: planId,
    // As long as it can be paid, the same one is answered.
    key: `begin-${account.customerId}-${planId}-${subscriptions.filter(({ state }) => state !== 'begun').length}`,
  });
  await billing.setCheckout({ userId: user.id, from: account.checkoutId, to: subscriptionId });
  const query = new URLSearchParams({ client_secret: clientSecret, plan: planId });
  return { url: `${appUrl}/checkout?${query}`, clientSecret };
}

/** Ends subscriptions whose first payment is not made, except those of `plan`. */
async function closeForms(
  { payments }: Pick<Needs, 'payments'>,
  subscriptions: readonly PaidSubscription[],
  plan?: PaidPlanId,
): Promise<void> {
  for (const subscription of subscriptions) {
    if (subscription.state === 'begun' && subscription.plan !== plan) await payments.cancel(subscription);
  }
}

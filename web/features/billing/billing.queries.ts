import { queryOptions, useMutation } from '@tanstack/react-query';
import type {
  Invoice,
  PaymentConfig,
  PlanChanged,
  PlanChangePreview,
  SubscriptionView,
} from '#src/features/billing/billing.schema.ts';
import type { PaidPlanId } from '#src/features/billing/plans.schema.ts';
import { callApi } from '#web/lib/api.ts';

const post = <T>(path: string, body?: unknown) => callApi<T>(path, { method: 'POST', body });

interface Purchase {
  planId: PaidPlanId;
  /** `page`: paid on this site's own form. */
  mode?: 'hosted' | 'page';
}

/** Answers with the address where the plan is paid or, for who has another one, changed. */
export const useStartSubscription = () =>
  useMutation({ mutationFn: (purchase: Purchase) => post<{ url: string }>('/api/create-checkout-session', purchase) });

export const paymentConfigQuery = queryOptions({
  queryKey: ['payment-config'],
  queryFn: ({ signal }) => callApi<PaymentConfig>('/api/payment-config', { signal }),
});

export const subscriptionQuery = queryOptions({
  queryKey: ['subscription'],
  queryFn: ({ signal }) => callApi<SubscriptionView>('/api/subscription', { signal }),
  staleTime: 0,
});

export const invoicesQuery = queryOptions({
  queryKey: ['invoices'],
  queryFn: ({ signal }) => callApi<Invoice[]>('/api/invoices', { signal }),
  staleTime: 0,
});

/** Lets the server ask the payment provider for the state of the subscription. */
export const refreshSubscription = () => post<SubscriptionView>('/api/subscription/refresh');

export const useCancelSubscription = () =>
  useMutation({ mutationFn: () => post<{ message: string }>('/api/cancel-subscription') });

/** What a change would cost at this moment: asked anew each time. */
export const planChangeQuery = (planId: PaidPlanId) =>
  queryOptions({
    queryKey: ['plan-change', planId],
    queryFn: ({ signal }) =>
      callApi<PlanChangePreview>('/api/subscription/preview-change', { method: 'POST', body: { planId }, signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const useChangePlan = () =>
  useMutation({
    mutationFn: (change: { planId: PaidPlanId; prorationDate: number }) =>
      post<PlanChanged>('/api/subscription/change', change),
  });

/** Takes back what was to happen at the end of the period. */
export const useKeepPlan = () => useMutation({ mutationFn: () => post<SubscriptionView>('/api/subscription/keep') });

/** Answers how many pence go back. */
export const useRefundCredit = () =>
  useMutation({ mutationFn: () => post<{ refunded: number }>('/api/subscription/refund-credit') });

/** Answers with the address where payment methods are kept. */
export const useOpenPortal = () => useMutation({ mutationFn: () => post<{ url: string }>('/api/subscription/portal') });

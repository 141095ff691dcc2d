import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api';

/** Answers with the address of the payment page. */
export const useStartSubscription = () =>
  useMutation({
    mutationFn: (planId: string) =>
      callApi<{ url: string }>('/api/create-checkout-session', { method: 'POST', body: { planId } }),
  });

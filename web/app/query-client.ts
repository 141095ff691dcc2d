import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { isUnauthorized } from '../lib/api-error';
import { leaveForLogin } from './leave-for-login';

/** Data is fetched once and kept until something changes it; queries whose data goes stale sooner say so themselves. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) leaveForLogin();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        console.error('Mutation error:', error);
        if (isUnauthorized(error)) leaveForLogin();
      },
    }),
    defaultOptions: {
      queries: {
        refetchInterval: false,
        refetchOnWindowFocus: false,
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        // The browser's idea of being offline is often wrong: a call is made, and its failure is shown.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { signInOptionsSchema } from '#src/features/accounts/sign-in/google.schema.ts';
import type {
  doneSchema,
  registeredSchema,
  registerSchema,
  verifiedSchema,
} from '#src/features/accounts/sign-in/sign-in.schema.ts';
import { callApi } from '#web/lib/api.ts';
import { currentUserQuery } from '../accounts.queries';

type Done = z.infer<typeof doneSchema>;
/** The specification knows of a confirmation after which one signs in by hand; this server never answers so. */
type Verified = Omit<z.infer<typeof verifiedSchema>, 'autoLogin'> & { autoLogin: boolean };

const post = <T>(path: string, body: unknown) => callApi<T>(path, { method: 'POST', body });

/** The ways to sign in besides e-mail and password. */
export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in-options'],
  queryFn: ({ signal }) => callApi<z.infer<typeof signInOptionsSchema>>('/api/auth/options', { signal }),
});

export function useLogin() {
  const loadUser = useLoadUser();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => post<Done>('/api/auth/login', body),
    onSuccess: loadUser,
  });
}

export function useTakeSecondStep() {
  const loadUser = useLoadUser();
  return useMutation({
    mutationFn: (body: { code: string; remember: boolean }) => post<Done>('/api/auth/second-step', body),
    onSuccess: loadUser,
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: z.infer<typeof registerSchema>) =>
      post<z.infer<typeof registeredSchema>>('/api/auth/register', body),
  });
}

export function useVerifyEmail() {
  const loadUser = useLoadUser();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) => post<Verified>('/api/auth/verify-email', body),
    onSuccess: ({ autoLogin }) => (autoLogin ? loadUser() : undefined),
  });
}

export function useResendCode(email: string) {
  return useMutation({
    mutationFn: () => post<Done>('/api/auth/resend-verification', { email }),
  });
}

/** The session has just begun: asks who it belongs to before the next page is drawn. */
function useLoadUser() {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

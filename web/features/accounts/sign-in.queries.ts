import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../lib/api';
import { currentUserQuery } from './accounts.queries';

type Answer = { success: boolean; message: string };
export type Registration = {
  email: string;
  password: string;
  confirmPassword: string;
  firstName: string;
  lastName: string;
};

const post = <T>(path: string, body: unknown) => callApi<T>(path, { method: 'POST', body });

export function useLogin() {
  const loadUser = useLoadUser();
  return useMutation({
    mutationFn: (body: { email: string; password: string }) => post<Answer>('/api/auth/login', body),
    onSuccess: loadUser,
  });
}

export function useRegister() {
  return useMutation({
    mutationFn: (body: Registration) =>
      post<{ requiresVerification: boolean; message: string }>('/api/auth/register', body),
  });
}

export function useVerifyEmail() {
  const loadUser = useLoadUser();
  return useMutation({
    mutationFn: (body: { email: string; code: string }) =>
      post<Answer & { autoLogin: boolean }>('/api/auth/verify-email', body),
    onSuccess: ({ autoLogin }) => (autoLogin ? loadUser() : undefined),
  });
}

export function useResendCode() {
  return useMutation({
    mutationFn: (body: { email: string }) => post<Answer>('/api/auth/resend-verification', body),
  });
}

/** The session has just begun: asks who it belongs to before the next page is drawn. */
function useLoadUser() {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...currentUserQuery, staleTime: 0 });
}

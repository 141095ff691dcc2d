/** Every address that pages link to, so that a changed path is a changed line. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  /** Where the dashboard takes files. */
  upload: '/dashboard#contract-file',
  example: '/example',
  features: '/features',
  pricing: '/pricing',
  about: '/about',
  support: '/support',
  privacy: '/privacy-policy',
  security: '/privacy-policy#security',
  terms: '/terms-of-service',
  /** A file written by the build, not a page. */
  licences: '/third-party-notices.txt',
  signIn: '/auth?mode=login',
  register: '/auth?mode=register',
  forgotPassword: '/forgot-password',
  resetInvalid: '/reset-password/invalid',
  remindersOff: '/reminders-off',
  undoEmailChange: '/undo-email-change',
  signInAfterReset: '/login?reset=success',
  settings: '/settings',
  templates: '/templates',
  clauses: '/clauses',
  checkout: '/checkout',
  subscriptionSuccess: '/subscription-success',
  /** The sign-in screen, which leads to `path` afterwards; to the dashboard it leads by itself. */
  signInFor: (path: string) =>
    path === '/dashboard' ? '/auth?mode=login' : `/auth?mode=login&returnTo=${encodeURIComponent(path)}`,
  resetPassword: (token: string) => `/reset-password/${encodeURIComponent(token)}`,
  /** The clause library, to choose a clause for a generated contract. */
  clausesFor: (contractId: string) => `/clauses?contract=${encodeURIComponent(contractId)}`,
  /** What changed from an earlier version of a contract to a later one. */
  compare: (earlierId: string, laterId: string) =>
    `/compare/${encodeURIComponent(earlierId)}/${encodeURIComponent(laterId)}`,
  /** Takes the search of the dashboard. */
  overview: '/overview',
  analysis: (contractId: string) => `/analysis/${encodeURIComponent(contractId)}`,
} as const;

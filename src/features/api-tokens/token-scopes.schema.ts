/** What a token may be allowed. */
export const tokenScopes = ['contracts:read', 'contracts:write'] as const;
export type TokenScope = (typeof tokenScopes)[number];

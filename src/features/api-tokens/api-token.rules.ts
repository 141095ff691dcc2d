import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';

/** 256 random bits, by a prefix that people and scanners of secrets know it by. */
export const newToken = () => `pc_${newId()}${newId()}`;

export const looksLikeToken = (token: string) => /^pc_[\w-]{44}$/.test(token);

export const hashOfToken = (token: string): Promise<string> => sha256Hex(token);

/**
 * What a header presents as a token, which may be nothing at all; null: none does, and a session may speak for the caller.
 */
export function presentedBearer(headers: Headers): string | null {
  const [scheme = '', ...rest] = (headers.get('authorization') ?? '').trim().split(/\s+/);
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ') : null;
}

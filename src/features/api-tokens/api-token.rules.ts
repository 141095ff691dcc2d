import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';

/** 256 random bits, by a prefix that people and scanners of secrets know it by. */
export const newToken = () => `pc_${newId()}${newId()}`;

export const looksLikeToken = (token: string) => /^pc_[\w-]{44}$/.test(token);

export const hashOfToken = (token: string): Promise<string> => sha256Hex(token);

/** A header that presents a token; null: none does, and a session may speak for the caller. */
export const presentedBearer = (headers: Headers): string | null =>
  /^Bearer\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

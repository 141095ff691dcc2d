import type { Zod } from '#src/http/zod.schema.ts';
import { cleanLine } from '#src/kernel/clean-line.ts';
import type { AccountErrorCode } from '../accounts/accounts.errors';

export const maxTokens = 20;
const longestName = 60;
const fault = (code: AccountErrorCode) => code;

/** What is typed of a token. */
export const apiTokenForm = (z: Zod) =>
  z.object({
    name: z.pipe(
      z.pipe(z.string(fault('accounts.token_name')), z.transform(cleanLine)),
      z
        .string()
        .check(z.minLength(1, fault('accounts.token_name')), z.maxLength(longestName, fault('accounts.token_name'))),
    ),
  });

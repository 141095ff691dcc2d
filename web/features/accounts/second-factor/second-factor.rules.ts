import { secondFactorForms } from '#src/features/accounts/second-factor/second-factor-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { ApiError } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { z } from '#web/lib/zod.ts';

const forms = secondFactorForms(z);
export const checkPassword = checkBy(forms.password);
export const checkCode = checkBy(forms.code);

/** What the caller did wrong is said; trouble of ours is told as such. */
export const secondFactorFailure = (error: unknown): string =>
  error instanceof ApiError && error.status >= 500
    ? m.second_factor_failed()
    : failureText(error, m.second_factor_failed());

/** In groups of four, as it is read aloud and typed. */
export const inGroups = (key: string) =>
  key
    .replace(/=+$/, '')
    .match(/.{1,4}/g)
    ?.join(' ') ?? key;

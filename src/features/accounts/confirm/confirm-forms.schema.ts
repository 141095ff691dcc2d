import type { Zod } from '#src/http/zod.schema.ts';
import { codeIn, fault } from '../sign-in/sign-in-forms.schema';

/** What a user is asked for before something that cannot be taken back. */
export function confirmForms(z: Zod) {
  const required = fault('accounts.confirm_password_required');
  return {
    byPassword: z.object({ password: z.string(required).check(z.minLength(1, required)) }),
    byCode: z.object({ code: codeIn(z) }),
  };
}

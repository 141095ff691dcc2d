import type { Zod } from '#src/http/zod.schema.ts';
import { codeIn, fault } from '../sign-in/sign-in-forms.schema';

/** What is asked for to turn the second factor on and off, and by it. */
export function secondFactorForms(z: Zod) {
  const required = fault('accounts.confirm_password_required');
  return {
    password: z.object({ password: z.string(required).check(z.minLength(1, required)) }),
    code: z.object({ code: codeIn(z) }),
  };
}

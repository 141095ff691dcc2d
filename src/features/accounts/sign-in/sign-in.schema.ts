import { z } from 'zod';
import { emailIn, signInForms } from './sign-in-forms.schema';

export const triesPerCode = 5;
/** A verification code and a registration that awaits it are good for this long. */
export const codeLifetimeSeconds = 24 * 60 * 60;
export const resendWaitSeconds = 60;

const forms = signInForms(z);
export const registerSchema = forms.register.meta({ id: 'Register' });
export const loginSchema = forms.login.meta({ id: 'Login' });
export const verifyEmailSchema = forms.verifyEmail.meta({ id: 'VerifyEmail' });
export const resendCodeSchema = z.object({ email: emailIn(z) }).meta({ id: 'ResendVerification' });

export const registeredSchema = z
  .object({ requiresVerification: z.literal(true), message: z.string() })
  .meta({ id: 'Registered' });
export const verifiedSchema = z
  .object({ success: z.literal(true), autoLogin: z.literal(true), message: z.string() })
  .meta({ id: 'Verified' });
export const doneSchema = z.object({ success: z.literal(true), message: z.string() }).meta({ id: 'Done' });

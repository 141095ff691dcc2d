import { z } from 'zod';
import { resetPasswordForms } from './reset-password-forms.schema';

export const resetLinkLifetimeSeconds = 24 * 60 * 60;

const forms = resetPasswordForms(z);
export const forgotPasswordSchema = forms.forgotPassword.meta({ id: 'ForgotPassword' });
export const resetPasswordSchema = forms.resetPassword.meta({ id: 'ResetPassword' });

export const resetLinkSchema = z.object({ valid: z.boolean() }).meta({ id: 'ResetLink' });

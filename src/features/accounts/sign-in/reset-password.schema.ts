import { z } from 'zod';
import { resetPasswordForms } from './reset-password-forms.schema';

export const resetLinkLifetimeSeconds = 24 * 60 * 60;

const forms = resetPasswordForms(z);
export const forgotPasswordSchema = forms.forgotPassword.meta({ id: 'ForgotPassword' });
export const resetPasswordSchema = forms.resetPassword.meta({ id: 'ResetPassword' });

/** The token of the link that an address got when its account took another. */
export const undoEmailChangeSchema = z.object({ token: z.string().min(1) }).meta({ id: 'UndoEmailChange' });

export const resetLinkSchema = z.object({ valid: z.boolean() }).meta({ id: 'ResetLink' });

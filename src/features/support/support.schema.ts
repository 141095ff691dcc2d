import { z } from 'zod';
import { supportForm } from './support-form.schema';

export const supportErrorCodes = [
  'support.name_required',
  'support.name_too_long',
  'support.email_required',
  'support.email_invalid',
  'support.subject_required',
  'support.subject_too_long',
  'support.message_required',
  'support.message_too_short',
  'support.message_too_long',
] as const;
export type SupportErrorCode = (typeof supportErrorCodes)[number];

export const supportMessageSchema = supportForm(z).meta({ id: 'SupportMessage' });

export const supportReceivedSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SupportReceived' });

/** Where people can write to without the form. */
export const supportContactSchema = z.object({ email: z.string() }).meta({ id: 'SupportContact' });
export type SupportContact = z.infer<typeof supportContactSchema>;

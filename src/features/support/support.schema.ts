import { z } from 'zod';
import { supportForm } from './support-form.schema';

export const supportMessageSchema = supportForm(z).meta({ id: 'SupportMessage' });

export const supportReceivedSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SupportReceived' });

/** Where people can write to without the form. */
export const supportContactSchema = z.object({ email: z.string() }).meta({ id: 'SupportContact' });
export type SupportContact = z.infer<typeof supportContactSchema>;

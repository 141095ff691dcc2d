import { z } from 'zod';
import { supportForm } from './support-form.schema';

export const supportMessageSchema = supportForm(z).meta({ id: 'SupportMessage' });

export const supportReceivedSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SupportReceived' });

/** Within 24 hours: from Monday to Friday, the same before others, on any day of the week. */
export const supportAnswersSchema = z.enum(['workdays', 'first', 'any-day']);
export type SupportAnswers = z.infer<typeof supportAnswersSchema>;

/** Where people can write to without the form, and when they are answered. */
export const supportContactSchema = z
  .object({ email: z.string(), answers: supportAnswersSchema })
  .meta({ id: 'SupportContact' });
export type SupportContact = z.infer<typeof supportContactSchema>;

import { z } from 'zod';

export const maxNameLength = 100;
export const maxSubjectLength = 200;
export const minMessageLength = 10;
export const maxMessageLength = 5000;

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

/** What is wrong with a field is said by a code, so that it can be answered in words and in any language. */
const fault = (code: SupportErrorCode) => code;

/** Name and subject become lines of an e-mail: no line break and no other invisible character comes through. */
const oneLine = (required: SupportErrorCode) =>
  z
    .string(required)
    .transform((text) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim())
    .pipe(z.string().min(1, required));

export const supportMessageSchema = z
  .object({
    name: oneLine(fault('support.name_required')).pipe(z.string().max(maxNameLength, fault('support.name_too_long'))),
    email: z
      .string(fault('support.email_required'))
      .trim()
      .toLowerCase()
      .min(1, fault('support.email_required'))
      .max(254, fault('support.email_invalid'))
      .pipe(z.email(fault('support.email_invalid'))),
    subject: oneLine(fault('support.subject_required')).pipe(
      z.string().max(maxSubjectLength, fault('support.subject_too_long')),
    ),
    message: z
      .string(fault('support.message_required'))
      .trim()
      .min(1, fault('support.message_required'))
      .min(minMessageLength, fault('support.message_too_short'))
      .max(maxMessageLength, fault('support.message_too_long')),
  })
  .meta({ id: 'SupportMessage' });

export const supportReceivedSchema = z
  .object({ success: z.literal(true), message: z.string() })
  .meta({ id: 'SupportReceived' });

/** Where people can write to without the form. */
export const supportContactSchema = z.object({ email: z.string() }).meta({ id: 'SupportContact' });
export type SupportContact = z.infer<typeof supportContactSchema>;

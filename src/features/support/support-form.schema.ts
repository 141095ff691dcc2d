import type { Zod } from '#src/http/zod.schema.ts';
import type { SupportErrorCode } from './support.errors';

export const maxNameLength = 100;
export const maxSubjectLength = 200;
export const minMessageLength = 10;
export const maxMessageLength = 5000;

/** What is wrong with a field is said by a code, so that it can be answered in words and in any language. */
const fault = (code: SupportErrorCode) => code;

/** What a message to support is made of. */
export function supportForm(z: Zod) {
  /** Name and subject become lines of an e-mail: no line break and no other invisible character comes through. */
  const oneLine = (required: SupportErrorCode, longest: number, tooLong: SupportErrorCode) =>
    z.pipe(
      z.pipe(
        z.string(required),
        z.transform((text: string) => text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()),
      ),
      z.string().check(z.minLength(1, required), z.maxLength(longest, tooLong)),
    );
  const email = z
    .string(fault('support.email_required'))
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, fault('support.email_required')),
      z.maxLength(254, fault('support.email_invalid')),
    );
  return z.object({
    name: oneLine('support.name_required', maxNameLength, 'support.name_too_long'),
    email: z.pipe(email, z.email(fault('support.email_invalid'))),
    subject: oneLine('support.subject_required', maxSubjectLength, 'support.subject_too_long'),
    message: z
      .string(fault('support.message_required'))
      .check(
        z.trim(),
        z.minLength(1, fault('support.message_required')),
        z.minLength(minMessageLength, fault('support.message_too_short')),
        z.maxLength(maxMessageLength, fault('support.message_too_long')),
      ),
  });
}

import type { Failures } from '#src/kernel/app-error.ts';

export const supportFailures = {
  'support.name_required': { status: 422, text: 'Name is required' },
  'support.name_too_long': { status: 422, text: 'Name must be at most 100 characters long' },
  'support.email_required': { status: 422, text: 'Email is required' },
  'support.email_invalid': { status: 422, text: 'Please enter a valid email address' },
  'support.subject_required': { status: 422, text: 'Subject is required' },
  'support.subject_too_long': { status: 422, text: 'Subject must be at most 200 characters long' },
  'support.message_required': { status: 422, text: 'Message is required' },
  'support.message_too_short': { status: 422, text: 'Message must be at least 10 characters long' },
  'support.message_too_long': { status: 422, text: 'Message must be at most 5,000 characters long' },
} satisfies Failures;
export type SupportErrorCode = keyof typeof supportFailures;

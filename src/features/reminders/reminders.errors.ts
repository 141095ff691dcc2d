import { AppError, type Failures } from '#src/kernel/app-error.ts';

export const reminderFailures = {
  'reminders.link_invalid': {
    status: 400,
    text: 'This link is not whole. Reminders can be turned off in the settings.',
  },
} satisfies Failures;
export type ReminderErrorCode = keyof typeof reminderFailures;

const fail = (code: ReminderErrorCode) => new AppError<ReminderErrorCode>(code);

export const linkInvalid = () => fail('reminders.link_invalid');

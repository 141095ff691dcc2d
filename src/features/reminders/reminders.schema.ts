import { z } from 'zod';

export const reminderSettingsSchema = z
  .object({
    /** Mails remind of last days. */
    on: z.boolean(),
    /** Since when there is an address for calendars; null: there is none. */
    calendarSince: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ReminderSettings' });
export type ReminderSettings = z.infer<typeof reminderSettingsSchema>;

export const turnRemindersSchema = z.object({ on: z.boolean() }).meta({ id: 'TurnReminders' });

/** Told once: only its hash is kept. */
export const calendarAddressSchema = z
  .object({ address: z.string(), calendarSince: z.iso.datetime() })
  .meta({ id: 'CalendarAddress' });
export type CalendarAddress = z.infer<typeof calendarAddressSchema>;

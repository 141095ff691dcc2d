import type { Deps } from '#src/deps.ts';
import { offToken, userOfOffToken } from './off-token';
import { linkInvalid } from './reminders.errors';
import type { ReminderSettings } from './reminders.schema';

export async function readReminderSettings(
  { reminderSettings }: Pick<Deps, 'reminderSettings'>,
  input: { userId: string },
): Promise<ReminderSettings> {
  const found = await reminderSettings.find(input);
  return { on: found?.on ?? false, calendarSince: found?.calendarSince?.toISOString() ?? null };
}

export async function turnReminders(
  deps: Pick<Deps, 'reminderSettings'>,
  input: { userId: string; on: boolean },
): Promise<ReminderSettings> {
  await deps.reminderSettings.turn(input);
  return readReminderSettings(deps, input);
}

/** Turns an account's reminders off by the link that each of them carries. Throws reminders.link_invalid. */
export async function turnOffByLink(
  { reminderSettings, config }: Pick<Deps, 'reminderSettings' | 'config'>,
  { token }: { token: string },
): Promise<void> {
  const userId = await userOfOffToken(token, config.authSecret);
  if (userId === null) throw linkInvalid();
  await reminderSettings.turn({ userId, on: false });
}

/** Where reminders are turned off with one press, and where mail programs do it for their users (RFC 8058). */
export async function offLinks({ config, appUrl }: Pick<Deps, 'config' | 'appUrl'>, { userId }: { userId: string }) {
  const token = await offToken(userId, config.authSecret);
  return { page: offPage({ appUrl }, { token }), oneClick: `${appUrl}/api/reminders/off/${token}` };
}

/** The token stands where no server is told it. */
export const offPage = ({ appUrl }: Pick<Deps, 'appUrl'>, { token }: { token: string }) =>
  `${appUrl}/reminders-off#${encodeURIComponent(token)}`;

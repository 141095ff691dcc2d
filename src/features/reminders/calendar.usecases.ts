import type { Deps } from '#src/deps.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { isoDay } from '#src/kernel/clock.ts';
import { sha256Hex } from '#src/kernel/hash.ts';
import { newId } from '#src/kernel/ids.ts';
import { calendarFile, calendarUid } from '../contracts/calendar-file.schema';
import type { CalendarAddress } from './reminders.schema';

const mostDates = 300;

/** A new address for calendars; the one before leads nowhere any more. */
export async function makeCalendarAddress(
  { calendarAddresses, clock, appUrl }: Pick<Deps, 'calendarAddresses' | 'clock' | 'appUrl'>,
  { userId }: { userId: string },
): Promise<CalendarAddress> {
  const token = newId() + newId();
  const createdAt = clock();
  await calendarAddresses.save({ userId, tokenHash: await sha256Hex(token), createdAt });
  return { address: `${appUrl}/api/calendar/${token}.ics`, calendarSince: createdAt.toISOString() };
}

export const removeCalendarAddress = (
  { calendarAddresses }: Pick<Deps, 'calendarAddresses'>,
  input: { userId: string },
): Promise<void> => calendarAddresses.remove(input);

/** The days ahead of all contracts of whoever made the address. Null: nobody did. */
export async function readCalendar(
  { calendarAddresses, storesOf, clock, appUrl }: Pick<Deps, 'calendarAddresses' | 'storesOf' | 'clock' | 'appUrl'>,
  { file }: { file: string },
): Promise<string | null> {
  const token = file.match(/^(.{1,100})\.ics$/)?.[1];
  const owner = token && (await calendarAddresses.findOwner({ tokenHash: await sha256Hex(token) }));
  if (!owner) return null;
  const { ownerId, locale } = owner;
  const today = isoDay(clock());
  const { reminders } = await storesOf(ownerId);
  const dates = await reminders.datesAhead({ ownerId, today, limit: mostDates });
  const days = dates.map(({ contractId, kind, date, label, ...named }) => ({
    uid: calendarUid({ contractId, kind, date }),
    date,
    summary: `${label ?? dateKindText[kind]({}, { locale })}: ${named.givenTitle ?? named.title ?? named.fileName}`,
    description: `${m.calendar_check_day({}, { locale })}\n${appUrl}/analysis/${encodeURIComponent(contractId)}`,
  }));
  return calendarFile(days, new Date(today), m.calendar_name({}, { locale }));
}

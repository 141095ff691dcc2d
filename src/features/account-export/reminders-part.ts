import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const remindersPart: ArchivePart = {
  about: (locale) => [{ path: 'reminders.json', text: m.export_about_reminders({}, { locale }) }],
  async *entries({ reminderSettings, reminders }, { id }) {
    const settings = await reminderSettings.find({ userId: id });
    const { on = false, calendarSince = null } = settings ?? {};
    yield jsonEntry('reminders.json', { on, calendarSince, mailed: await reminders.listMailed({ ownerId: id }) });
  },
};

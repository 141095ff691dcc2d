import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const sessionsPart: ArchivePart = {
  about: (locale) => [{ path: 'sessions.json', text: m.export_about_sessions({}, { locale }) }],
  async *entries({ accountExports }, { id: userId }) {
    yield jsonEntry('sessions.json', await accountExports.sessions({ userId }));
  },
};

import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const usagePart: ArchivePart = {
  about: (locale) => [{ path: 'usage.json', text: m.export_about_usage({}, { locale }) }],
  async *entries({ accountExports }, { id: ownerId }) {
    yield jsonEntry('usage.json', await accountExports.usage({ ownerId }));
  },
};

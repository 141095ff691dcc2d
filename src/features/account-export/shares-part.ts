import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const sharesPart: ArchivePart = {
  about: (locale) => [{ path: 'shared-links.json', text: m.export_about_shares({}, { locale }) }],
  async *entries({ shares }, { id: userId }) {
    yield jsonEntry('shared-links.json', await shares.exportOf({ userId }));
  },
};

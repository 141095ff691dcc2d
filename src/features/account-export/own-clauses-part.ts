import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const ownClausesPart: ArchivePart = {
  about: (locale) => [{ path: 'own-clauses.json', text: m.export_about_own_clauses({}, { locale }) }],
  async *entries({ ownClauses }, { id }) {
    yield jsonEntry('own-clauses.json', await ownClauses.list({ ownerId: id, words: [] }));
  },
};

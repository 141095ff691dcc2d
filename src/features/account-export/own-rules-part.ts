import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const ownRulesPart: ArchivePart = {
  about: (locale) => [{ path: 'own-rules.json', text: m.export_about_own_rules({}, { locale }) }],
  async *entries({ ownRules }, { id }) {
    yield jsonEntry('own-rules.json', { rules: await ownRules.find({ ownerId: id }) });
  },
};

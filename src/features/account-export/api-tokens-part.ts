import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const apiTokensPart: ArchivePart = {
  about: (locale) => [{ path: 'api-tokens.json', text: m.export_about_api_tokens({}, { locale }) }],
  async *entries({ apiTokens }, { id: userId }) {
    yield jsonEntry('api-tokens.json', await apiTokens.list({ userId }));
  },
};

import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const webhooksPart: ArchivePart = {
  about: (locale) => [{ path: 'webhooks.json', text: m.export_about_webhooks({}, { locale }) }],
  async *entries({ webhooks }, { id: userId }) {
    yield jsonEntry('webhooks.json', await webhooks.list({ userId }));
  },
};

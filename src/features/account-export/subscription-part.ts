import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const subscriptionPart: ArchivePart = {
  about: (locale) => [{ path: 'subscription.json', text: m.export_about_subscription({}, { locale }) }],
  async *entries({ accountExports }, { id: userId }) {
    yield jsonEntry('subscription.json', await accountExports.subscription({ userId }));
  },
};

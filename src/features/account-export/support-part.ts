import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

/** Messages belong to no account: these name its address, which is proven. */
export const supportPart: ArchivePart = {
  about: (locale) => [{ path: 'support-messages.json', text: m.export_about_support({}, { locale }) }],
  async *entries({ accountExports }, { email }) {
    yield jsonEntry('support-messages.json', await accountExports.supportMessages({ email }));
  },
};

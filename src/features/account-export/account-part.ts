import { m } from '#src/i18n/paraglide/messages.js';
import { jsonEntry } from './archive-entry';
import type { ArchivePart } from './archive-part';

export const accountPart: ArchivePart = {
  about: (locale) => [{ path: 'account.json', text: m.export_about_account({}, { locale }) }],
  async *entries({ accountExports }, { id: userId }) {
    const { account, signIns, awaited, former } = await accountExports.account({ userId });
    yield jsonEntry('account.json', {
      ...account,
      signInMethods: signIns,
      awaitedEmailChange: awaited,
      formerAddresses: former,
    });
  },
};

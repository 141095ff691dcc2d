import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findParties, readParties } from '../facts/find-parties';
import { formatList } from '../write/format';

export const parties = definePlay({
  type: 'parties',
  category: 'basics',
  find: findParties,
  read: (_passages, contract) => readParties(contract),
  quotes: 10,
  title: (to) => m.clause_parties_title({}, to),
  explain: (list, { to }) =>
    m.clause_parties_explained(
      {
        parties: formatList(
          list.map(({ name, role }) => (role ? m.format_party_with_role({ name, role }, to) : name)),
          to,
        ),
      },
      to,
    ),
});

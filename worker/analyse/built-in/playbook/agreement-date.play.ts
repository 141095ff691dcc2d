import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { findAgreementDate } from '../facts/find-agreement-date';
import { readDates } from '../read/dates';
import { formatDate, quoteWords } from '../write/format';

export const agreementDate = definePlay({
  type: 'agreement-date',
  category: 'basics',
  find: findAgreementDate,
  read: ([{ words }], { language }) => ({ date: readDates(words, language)[0]?.date ?? null, words }),
  quotes: 1,
  title: (to) => m.clause_agreement_date_title({}, to),
  explain: ({ date, words }, { to }) =>
    date
      ? m.clause_agreement_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_agreement_date_open({ words: quoteWords(words, to) }, to),
  dates: ({ date }) => (date ? [{ kind: 'agreement', date, computedFrom: null }] : []),
});

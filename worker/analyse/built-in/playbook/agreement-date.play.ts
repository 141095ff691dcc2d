import { m } from '#src/i18n/paraglide/messages.js';
import { readDateOrder } from '../dates/date-order';
import { timelineOf } from '../dates/timeline';
import { definePlay } from '../define-play';
import { findAgreementDate } from '../facts/find-agreement-date';
import type { Passage } from '../play';
import { readDates } from '../read/dates';
import type { ContractText } from '../text/contract-text';
import { formatDate, quoteWords } from '../write/format';

export const agreementDate = definePlay({
  type: 'agreement-date',
  category: 'basics',
  find: (contract) =>
    agreedIn(contract) ?? findAgreementDate(contract).filter((passage) => !isStart(passage, contract)),
  read: ([{ words }], contract) => ({
    date: readDates(words, contract.language, { order: readDateOrder(contract) })[0]?.date ?? null,
    words,
  }),
  quotes: 2,
  title: (to) => m.clause_agreement_date_title({}, to),
  explain: ({ date, words }, { to }) =>
    date
      ? m.clause_agreement_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_agreement_date_open({ words: quoteWords(words, to) }, to),
  dates: ({ date }) => (date ? [{ kind: 'agreement', date, computedFrom: null }] : []),
});

/** The day on which it begins is not said to be the one on which it is made. */
function isStart({ words }: Passage, contract: ContractText) {
  const { start: first, begins } = timelineOf(contract);
  const start = (first ?? begins)?.date;
  return (
    start !== undefined && readDates(words, contract.language, { order: readDateOrder(contract) })[0]?.date === start
  );
}

/** The words of the date alone, and where else the opening names it. */
function agreedIn(contract: ContractText): Passage[] | null {
  const { agreed } = timelineOf(contract);
  if (!agreed) return null;
  const [opening] = findAgreementDate(contract);
  const named = opening && (readDates(opening.words, contract.language)[0]?.date ?? null);
  const isOpen = named === null && opening && opening.start < agreed.sentence.start;
  if (opening && isOpen) return [opening];
  const { sentence, index, end } = agreed;
  const start = sentence.start + index;
  const said = { start, end: sentence.start + end, words: sentence.words.slice(index, end), score: 0, sentence };
  return opening && named === agreed.date && opening.start !== start ? [said, opening] : [said];
}

import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import type { CountedEnd } from '../dates/contract-day';
import { timelineOf } from '../dates/timeline';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { inDays } from '../read/durations';
import { recognise } from '../recognise';
import { compilePattern } from '../text/compile-pattern';
import { formatDate, formatDuration } from '../write/format';

const { rule, indefinite } = patternsOf('expiration-date');

/** Longer than this without a way out is a long commitment. */
const longTermDays = 3 * 365 + 1;

/** Written, or counted from words that say from when: else the term is told, and the day that may follow from it is not. */
const isSure = (counted: CountedEnd | null) => counted === null || counted.isAnchored;

export const expirationDate = definePlay({
  type: 'expiration-date',
  category: 'duration',
  rule,
  find(contract) {
    const { end, term } = timelineOf(contract);
    return addPassage(recognise(rule[contract.language], contract), end?.passage ?? term?.passage);
  },
  read(passages, contract) {
    const { end, term, isOpen } = timelineOf(contract);
    const isRecognised =
      term?.isOwn === true && passages.some(({ sentence, score }) => score > 0 && sentence === term?.passage.sentence);
    if (end)
      return {
        date: isSure(end.counted) ? end.date : null,
        counted: end.counted,
        term: end.counted?.term ?? null,
        isIndefinite: false,
        passage: end.passage,
      };
    if (term && !isOpen)
      return {
        date: null,
        counted: null,
        term: term.duration,
        isIndefinite: false,
        isRecognised,
        passage: term.passage,
      };
    const open = passages.find(({ words }) =>
      compilePattern(indefinite[contract.language], contract.language).test(words),
    );
    return {
      date: null,
      counted: null,
      term: null,
      isIndefinite: isOpen || open !== undefined,
      isRecognised,
      passage: open ?? passages[0],
    };
  },
  quotes: 4,
  title: (to) => m.clause_expiration_date_title({}, to),
  explain({ date, term, isIndefinite }, { to }) {
    if (date && !term) return m.clause_expiration_date_on({ date: formatDate(date, to) }, to);
    if (!term)
      return isIndefinite ? m.clause_expiration_date_indefinite({}, to) : m.clause_expiration_date_event({}, to);
    const period = formatDuration(term, to);
    return date
      ? m.clause_expiration_date_term_until({ period, date: formatDate(date, to) }, to)
      : m.clause_expiration_date_term({ period }, to);
  },
  assess({ term, isRecognised, passage }, { to, wordTo, found }) {
    if (
      !term ||
      !isRecognised ||
      inDays(term) < longTermDays ||
      found.has('termination-for-convenience') ||
      found.has('break-clause')
    )
      return [];
    return [
      {
        level: inDays(term) >= 2 * longTermDays ? 'high' : 'medium',
        title: m.risk_expiration_date_long_title({}, to),
        description: m.risk_expiration_date_long_description({ period: formatDuration(term, to) }, to),
        suggestedWording: m.wording_termination_for_convenience({}, wordTo),
        advice: m.advice_expiration_date_long({}, to),
        passages: [passage],
      },
    ];
  },
  dates({ date, counted, passage }, { to }) {
    if (!date) return [];
    const computedFrom =
      counted &&
      m.date_computed_from_term({ start: formatDate(counted.start, to), period: formatDuration(counted.term, to) }, to);
    return [{ kind: 'expiry', date, computedFrom, passages: [passage] }];
  },
});

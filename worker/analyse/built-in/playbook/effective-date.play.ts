import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import { timelineOf } from '../dates/timeline';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { recognise } from '../recognise';
import { formatDate } from '../write/format';

const { rule } = patternsOf('effective-date');

export const effectiveDate = definePlay({
  type: 'effective-date',
  category: 'duration',
  rule,
  find(contract) {
    const { start, begins } = timelineOf(contract);
    // Where another day is told, words that name none say no more than it.
    const recognised = begins ? [] : recognise(rule[contract.language], contract);
    return addPassage(recognised, (start ?? begins)?.passage);
  },
  read([best], contract) {
    const { start, begins } = timelineOf(contract);
    return { date: start?.date ?? null, begins: begins?.date ?? null, passage: (start ?? begins)?.passage ?? best };
  },
  // A wedding or the first day of works is no day on which a contract takes effect.
  isTerm: ({ date, begins }) => date !== null || begins === null,
  quotes: 3,
  title: (to) => m.clause_effective_date_title({}, to),
  explain({ date }, { to }) {
    return date
      ? m.clause_effective_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_effective_date_event({}, to);
  },
  dates({ date, begins, passage }, { to }) {
    const first = date ?? begins;
    const label = date ? null : m.date_label_begins({}, to);
    return first ? [{ kind: 'effective', date: first, label, computedFrom: null, passages: [passage] }] : [];
  },
});

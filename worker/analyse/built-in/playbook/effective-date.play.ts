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
  find: (contract) => addPassage(recognise(rule[contract.language], contract), timelineOf(contract).start?.passage),
  read([best], contract) {
    const { start } = timelineOf(contract);
    return { date: start?.date ?? null, passage: start?.passage ?? best };
  },
  quotes: 3,
  title: (to) => m.clause_effective_date_title({}, to),
  explain: ({ date }, { to }) =>
    date
      ? m.clause_effective_date_explained({ date: formatDate(date, to) }, to)
      : m.clause_effective_date_event({}, to),
  dates: ({ date, passage }) => (date ? [{ kind: 'effective', date, computedFrom: null, passages: [passage] }] : []),
});

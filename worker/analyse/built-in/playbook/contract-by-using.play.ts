import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, changes } = patternsOf('contract-by-using');

export const contractByUsing = definePlay({
  type: 'contract-by-using',
  category: 'general',
  rule,
  read(passages, contract) {
    return { changes: findSaid(passages, changes, contract), passage: passages[0] };
  },
  quotes: 8,
  title: (to) => m.clause_contract_by_using_title({}, to),
  explain: ({ changes: later }, { to }) =>
    later ? m.clause_contract_by_using_changes({}, to) : m.clause_contract_by_using_explained({}, to),
  assess({ changes: later, passage }, { to, wordTo }) {
    return [
      {
        code: later ? undefined : 'usual',
        level: 'medium',
        title: later ? m.risk_contract_by_using_changes_title({}, to) : m.risk_contract_by_using_title({}, to),
        description: later
          ? m.risk_contract_by_using_changes_description({}, to)
          : m.risk_contract_by_using_description({}, to),
        suggestedWording: m.wording_contract_by_using({}, wordTo),
        advice: m.advice_contract_by_using({}, to),
        passages: [later ?? passage],
      },
    ];
  },
});

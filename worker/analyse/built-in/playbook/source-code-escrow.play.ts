import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findSaid } from '../read/said';

const { rule, insolvency, failure } = patternsOf('source-code-escrow');

export const sourceCodeEscrow = definePlay({
  type: 'source-code-escrow',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    return {
      onInsolvency: findSaid(passages, insolvency, contract),
      onFailure: findSaid(passages, failure, contract) !== null,
    };
  },
  quotes: 6,
  title: (to) => m.clause_source_code_escrow_title({}, to),
  explain({ onInsolvency, onFailure }, { to }) {
    return [
      m.clause_source_code_escrow_explained({}, to),
      onInsolvency ? m.clause_source_code_escrow_insolvency({}, to) : '',
      onFailure ? m.clause_source_code_escrow_failure({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ onInsolvency, onFailure }, { to, wordTo }) {
    if (!onInsolvency || onFailure) return [];
    return [
      {
        level: 'low',
        title: m.risk_source_code_escrow_narrow_title({}, to),
        description: m.risk_source_code_escrow_narrow_description({}, to),
        suggestedWording: m.wording_source_code_escrow({}, wordTo),
        passages: [onInsolvency],
      },
    ];
  },
});

import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readActingParty } from '../read/acting-party';
import { findSaid } from '../read/said';
import { quoteWords } from '../write/format';

const { rule, nonExclusive, exclusive, free, revocable, sublicensing } = patternsOf('licence-grant');

export const licenceGrant = definePlay({
  type: 'licence-grant',
  category: 'intellectual-property',
  rule,
  read(passages, contract) {
    return {
      grantor: passages.map((passage) => readActingParty(passage, 'granting', contract)).find((name) => name) ?? null,
      isNonExclusive: findSaid(passages, nonExclusive, contract) !== null,
      exclusive: findSaid(passages, exclusive, contract),
      isFree: findSaid(passages, free, contract) !== null,
      revocable: findSaid(passages, revocable, contract),
      sublicensing: findSaid(passages, sublicensing, contract),
    };
  },
  quotes: 10,
  title: (to) => m.clause_licence_grant_title({}, to),
  explain({ grantor, isNonExclusive, exclusive: alone, isFree }, { to }) {
    return [
      m.clause_licence_grant_explained({}, to),
      grantor ? m.clause_licence_grant_by({ party: quoteWords(grantor, to) }, to) : '',
      alone ? m.clause_licence_grant_exclusive({}, to) : '',
      isNonExclusive && !alone ? m.clause_licence_grant_non_exclusive({}, to) : '',
      isFree ? m.clause_licence_grant_free({}, to) : '',
    ]
      .filter(Boolean)
      .join(' ');
  },
  assess({ revocable: shaky, sublicensing: onward }, { to, wordTo }) {
    const suggestedWording = m.wording_licence_grant({}, wordTo);
    const risks = [];
    if (shaky) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_licence_grant_revocable_title({}, to),
        description: m.risk_licence_grant_revocable_description({}, to),
        suggestedWording,
        advice: m.advice_licence_grant_revocable({}, to),
        passages: [shaky],
      });
    }
    if (onward) {
      risks.push({
        level: 'low' as const,
        title: m.risk_licence_grant_sublicence_title({}, to),
        description: m.risk_licence_grant_sublicence_description({}, to),
        suggestedWording,
        passages: [onward],
      });
    }
    return risks;
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_licence_grant_why({}, to),
    wording: (wordTo) => m.wording_licence_grant({}, wordTo),
  },
});

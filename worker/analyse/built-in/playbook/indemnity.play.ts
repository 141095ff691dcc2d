import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readPromisor } from '../read/promisor';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const { rule, whateverTheFault } = patternsOf('indemnity');

export const indemnity = definePlay({
  type: 'indemnity',
  category: 'liability',
  rule,
  read(passages, contract) {
    const { language } = contract;
    const promisors = passages.map((passage) => readPromisor(passage, contract));
    const named = [...new Set(promisors.filter((who) => who !== null && who !== 'each'))] as string[];
    const isMutual = promisors.includes('each') || named.length > 1;
    const certain = !isMutual && named.length === 1 && promisors.every((who) => who !== null);
    return {
      isMutual,
      promisor: certain ? (named[0] ?? null) : null,
      faultless: passages.find(({ words }) => compilePattern(whateverTheFault[language], language).test(words)) ?? null,
    };
  },
  quotes: 5,
  title: (to) => m.clause_indemnity_title({}, to),
  explain({ isMutual, promisor }, { to }) {
    if (isMutual) return m.clause_indemnity_mutual({}, to);
    return promisor ? m.clause_indemnity_one({ party: quoteWords(promisor, to) }, to) : m.clause_indemnity_some({}, to);
  },
  assess({ promisor, faultless }, { to, wordTo }) {
    const suggestedWording = m.wording_indemnity({}, wordTo);
    const risks = [];
    if (faultless) {
      risks.push({
        level: 'high' as const,
        title: m.risk_indemnity_faultless_title({}, to),
        description: m.risk_indemnity_faultless_description({}, to),
        suggestedWording,
        advice: m.advice_indemnity_faultless({}, to),
        passages: [faultless],
      });
    }
    if (promisor) {
      risks.push({
        level: 'medium' as const,
        title: m.risk_indemnity_one_sided_title({}, to),
        description: m.risk_indemnity_one_sided_description({ party: quoteWords(promisor, to) }, to),
        suggestedWording,
        advice: m.advice_indemnity_one_sided({}, to),
      });
    }
    return risks;
  },
});

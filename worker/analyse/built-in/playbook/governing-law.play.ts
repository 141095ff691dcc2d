import { m } from '#src/i18n/paraglide/messages.js';
import { addPassage } from '../add-passage';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { findGoverningLaw } from '../read/governing-law';
import { readLaw } from '../read/law';
import { recognise } from '../recognise';
import { quoteWords } from '../write/format';

const { rule } = patternsOf('governing-law');

const blank = /\[ ?[*●•_ -]{0,8}\]|_{3,}|\.{5,}|x{6,}/i;

export const governingLaw = definePlay({
  type: 'governing-law',
  category: 'disputes',
  rule,
  find: (contract) => addPassage(recognise(rule[contract.language], contract), findGoverningLaw(contract)?.passage),
  read(passages, contract) {
    const named = passages.map(({ words }) => readLaw(words, contract.language)).find((one) => one !== null);
    const law = findGoverningLaw(contract)?.name ?? named ?? null;
    return { law, isBlank: law === null && blank.test(passages[0].words) };
  },
  quotes: 3,
  title: (to) => m.clause_governing_law_title({}, to),
  explain: ({ law }, { to }) =>
    law ? m.clause_governing_law_explained({ law: quoteWords(law, to) }, to) : m.clause_governing_law_unnamed({}, to),
  assess({ isBlank }, { to, wordTo }) {
    if (!isBlank) return [];
    return [
      {
        level: 'medium',
        title: m.risk_governing_law_blank_title({}, to),
        description: m.risk_governing_law_blank_description({}, to),
        suggestedWording: m.wording_governing_law({}, wordTo),
        advice: m.advice_governing_law_blank({}, to),
      },
    ];
  },
  missing: {
    level: 'medium',
    why: (to) => m.missing_governing_law_why({}, to),
    wording: (wordTo) => m.wording_governing_law({}, wordTo),
  },
});

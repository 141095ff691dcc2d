import { m } from '#src/i18n/paraglide/messages.js';
import { definePlay } from '../define-play';
import { patternsOf } from '../patterns-of';
import { readCourtPlace } from '../read/court-place';
import { compilePattern } from '../text/compile-pattern';
import { quoteWords } from '../write/format';

const { rule, exclusive, homeCourts } = patternsOf('jurisdiction');

export const jurisdiction = definePlay({
  type: 'jurisdiction',
  category: 'disputes',
  rule,
  read(passages, { language }) {
    const says = (pattern: RegExp) => passages.some(({ words }) => compilePattern(pattern, language).test(words));
    const places = passages.map(({ words }) => readCourtPlace(words, language)).filter((place) => place !== null);
    return {
      place: places[0] ?? null,
      isExclusive: says(exclusive[language]),
      allowsHome: says(homeCourts[language]),
    };
  },
  quotes: 6,
  title: (to) => m.clause_jurisdiction_title({}, to),
  explain({ place, isExclusive, allowsHome }, { to }) {
    const where = place
      ? m.clause_jurisdiction_place({ place: quoteWords(place, to) }, to)
      : m.clause_jurisdiction_some({}, to);
    const how = isExclusive && !allowsHome ? m.clause_jurisdiction_exclusive({}, to) : '';
    return [where, how].filter(Boolean).join(' ');
  },
  assess({ place, isExclusive, allowsHome }, { to, wordTo, contractType }) {
    if (!isExclusive || allowsHome) return [];
    return [
      {
        code: 'usual',
        level: contractType === 'terms-of-service' ? 'medium' : 'low',
        title: m.risk_jurisdiction_title({}, to),
        description: place
          ? m.risk_jurisdiction_place_description({ place: quoteWords(place, to) }, to)
          : m.risk_jurisdiction_description({}, to),
        suggestedWording: m.wording_jurisdiction({}, wordTo),
      },
    ];
  },
  missing: {
    level: 'low',
    why: (to) => m.missing_jurisdiction_why({}, to),
    wording: (wordTo) => m.wording_jurisdiction({}, wordTo),
  },
});

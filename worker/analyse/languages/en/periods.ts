import type { PeriodPhrases } from '../period-phrases';

export const periods: PeriodPhrases = {
  notice: {
    before: /notice(?: period)?,? (?:of|in writing of) (?:not less than |no less than |at least |a minimum of )?$/,
    after:
      /^'? ?(?:\(\S{1,14}(?: \S{1,10})?\) )?(?:prior|before|preceding|in advance|ahead of|(?:of )?(?:a |prior |advance |advanced |written |previous ){0,3}(?:notice|notification|warning))/,
  },
  afterTheEnd:
    /\b(?:after|following|from|upon|beyond|subsequent to|survives?)\b.{0,70}\b(?:terminat|expir|end(?:s|ing)?\b|cessation|leav)|post-terminat|post-term\b|(?:years?|months?|period)\)? thereafter/,
};

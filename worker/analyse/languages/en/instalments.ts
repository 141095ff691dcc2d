import type { InstalmentWords } from '../instalment-words';

const which = '(?:one|time|of (?:them|these)|(?:monthly |weekly )?(?:instal?lment|payment|repayment))';
const falls =
  '(?:is|will be|being|falls?|falling|due|payable|paid|to be paid|goes out|comes? out|taken|made|date|on|for){1}';

export const instalments: InstalmentWords = {
  parts:
    /\b(?:(?:equal|monthly|weekly|quarterly|yearly|consecutive|successive|fixed|level),? ){0,4}(?:instal?lments|payments|repayments)\b/,
  first: new RegExp(
    `(?:\\bfirst(?: ${which})?(?:,? ${falls}){0,5}[ :|.]{1,40}|\\b(?:instal?lments?|payments?|repayments?|month)\\b[^.;]{0,60}\\b(?:starting|beginning|commencing|from)(?: (?:on|from|with))? )$`,
  ),
  last: new RegExp(`\\b(?:last|final)(?: ${which})?(?:,? ${falls}){0,5}[ :|.]{1,40}$`),
  every: {
    week: /\bweekly|\b(?:a|per|each|every) week\b/,
    month: /\bmonthly|\b(?:a|per|each|every|(?:of )?the) month\b/,
    quarter: /\bquarterly|\b(?:a|per|each|every) quarter\b/,
    year: /\byearly|\bannual|\b(?:a|per|each|every) year\b/,
  },
  lends: /\b(?:lend|lends|lent|lender|lending|loan|borrow\S{0,4})\b/,
  paidOut:
    /(?:\b(?:money|loan|sum|amount|capital|advance|funds)\b[^.;]{0,30}\b(?:be|is|are|goes|go)(?: (?:in|into|with|paid|transferred|sent|lent|handed|released|wired|deposited|advanced|out|over|available))\b[^.;]{0,40}|\b(?:lends?|lending|pays? out|paid out|sends?|transfers?|hands? over|handing over|advances?|drawdown|draw-down|disburse\S{0,4}|payout)\b[^.;]{0,60})$/,
  paidOutAfter: /^,? (?:(?:I|we|the lender) (?:will |shall )?(?:send|pay|transfer|lend|hand|give) )/i,
  paidBack: /\b(?:back|repa(?:y|id)\S{0,5}|instal?lments?|return\S{0,3}|interest|fee)\b/,
};

import type { OtherKindWords } from '#worker/analyse/languages/harm-words.ts';

/** What tells one kind of harm from another. */
export const englishOtherKinds: OtherKindWords = {
  endsContract:
    /\b(?:i|we|he|she|they) (?:can|may) (?:also )?(?:go|leave|stop|move out) (?:at any time|whenever|any time|when\b)|\b(?:may|can|entitled to|right to)\b.{0,40}\b(?:end|terminate|cancel)\b (?:\w{1,10} ){0,2}(?:contract|agreement|plan|subscription|lease|tenancy|membership)\b.{0,60}\b(?:at any time|without (?:\w{1,8} )?(?:reason|cause)|for any reason|notice)\b/,
  moneyKept:
    /\b(?:contribution|fee|deposit|price|payment|sum|amount|advance|instalment)s? (?:\w{1,10} ){0,2}(?:is|are|remains?|stays?|be|becomes?) (?:\w{1,12} ){0,2}(?:acquired|earned|kept|retained|ours|non-refundable)\b/,
  paidBackOnLeaving:
    /^(?=.{0,400}\b(?:repays?|pays? back|reimburses?)\b)(?=.{0,400}\b(?:leaves?|leaving|resigns?|dismiss\w{0,3}|ends)\b)(?=.{0,400}\b(?:employ\w{2,5}|salary|wages?|last pay|course|training|bonus|qualification)\b)/,
  onDefault:
    /^(?!.{0,400}\b(?:at any time|at will|without (?:\w{1,8} ){0,2}(?:reason|cause)|for any (?:or no )?reason|no reason|whenever)\b).{0,400}\b(?:if|where|when|should|once|after) (?:\w{1,14} ){1,3}(?:fails?|breach(?:es)?|breaks?|defaults?|misses|falls? behind|(?:is|are) (?:late|in default|in arrears|in breach)|(?:does|do) not (?:pay|keep|comply|perform|mend|honour))\b/,
  allToCome:
    /\b(?:remaining|remainder|rest of|left to run|what(?:'s| is) left|still to come|unexpired|outstanding|(?:all|every) (?:\w{1,10} )?(?:months?|fees?|instalments?|payments?))\b/,
  wholeDamage:
    /\b(?:whole|full|entire|all(?: the)?) (?:\w{1,10} )?(?:damage|loss)\b.{0,120}\b(?:whether or not|regardless|whoever|even (?:if|where)|without fault|irrespective)\b|\b(?:whether or not|regardless|irrespective)\b.{0,120}\b(?:whole|full|entire) (?:\w{1,10} )?(?:damage|loss)\b/,
  anyDamage:
    /^(?!.{0,400}\b(?:penalt|liquidated|fixed sum))(?=.{0,400}\b(?:any|every|each) (?:\w{1,12} )?damages?\b).{0,400}\b(?:whether or not|even if not|without (?:\w{1,8} )?fault|regardless of fault|even without)\b/,
  downPayment: /\b(?:down ?payment|deposit|paid (?:in advance|on account)|earnest|prepaid)\b/,
  fixedSum: /\bpenalt|\bfines?\b|\bfixed\b|\bflat\b|\blump\b|[£€$] ?\d|\d ?(?:euros?|pounds|dollars)/,
  byOthers:
    /\b(?:theft|thefts|stolen|burglary|vandal\w{2,3}|storms?|frost|floods?|lightning|vermin|third part(?:y|ies)|other (?:tenants|members|guests|visitors|users))\b/,
  atFault:
    /\b(?:fault|negligen\w{1,3}|careless\w{0,4}|cause[ds]?|howsoever|however|whatever|whoever|our staff|even (?:if|where|when)|any (?:loss|damage|injury)|damage|\bknew\b|\bknown\b|\baware\b|\binjur\w{1,3}|loss or)\b/,
};

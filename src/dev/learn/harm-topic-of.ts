import type { ClauseType } from '#src/features/contracts/clause-types.schema.ts';
import type { HarmTopic } from '#src/features/contracts/harm-topics.schema.ts';

const clauseTypes: Record<HarmTopic, ClauseType[]> = {
  'price-and-fees': [
    'price-increase',
    'price-restrictions',
    'rent-review',
    'payment-terms',
    'revenue-sharing',
    'most-favoured-nation',
    'insurance',
    'post-termination-services',
    'minimum-commitment',
    'volume-restriction',
  ],
  penalties: ['liquidated-damages', 'late-payment'],
  'money-not-returned': ['deposit'],
  'changes-by-one-side': ['unilateral-change', 'variation', 'contract-by-using'],
  'hard-to-leave': ['renewal-term', 'notice-to-terminate-renewal', 'break-clause', 'cooling-off', 'expiration-date'],
  'ended-or-shut-out': [
    'unilateral-termination',
    'termination-for-convenience',
    'termination-for-cause',
    'content-removal',
    'probation',
    'change-of-control',
  ],
  'responsibility-shifted': ['indemnity', 'uncapped-liability', 'repairs', 'title-and-risk'],
  'rights-given-up': [
    'limitation-of-liability',
    'cap-on-liability',
    'covenant-not-to-sue',
    'warranty',
    'warranty-duration',
    'arbitration',
    'jurisdiction',
    'force-majeure',
    'third-party-beneficiary',
    'entire-agreement',
  ],
  'decided-by-one-side': [],
  'privacy-and-home': ['data-protection', 'privacy-included', 'audit-rights'],
  'work-and-ideas': [
    'ip-assignment',
    'joint-ip-ownership',
    'perpetual-licence',
    'unlimited-licence',
    'licence-grant',
    'non-transferable-licence',
    'source-code-escrow',
  ],
  'freedom-of-action': [
    'non-compete',
    'restraint-after-employment',
    'competitive-restriction-exception',
    'exclusivity',
    'first-refusal',
    'non-disparagement',
    'no-solicit-customers',
    'no-solicit-employees',
    'confidentiality',
    'subletting',
    'anti-assignment',
  ],
  'less-than-promised': ['delivery', 'service-levels', 'subcontracting'],
  'hours-and-pay': ['working-hours', 'holiday'],
  'security-and-debts': ['personal-guarantee'],
};
const topicOfType = new Map(
  (Object.entries(clauseTypes) as [HarmTopic, ClauseType[]][]).flatMap(([topic, types]) =>
    types.map((type) => [type, topic] as const),
  ),
);

/** Words in which the keys tell what a risk is that no clause type names; the first that fits decides. */
const tells: [HarmTopic, RegExp][] = [
  [
    'hours-and-pay',
    /unpaid|pay stops|\btips?\b|\btill\b|wage|salary|overtime|shift|on[- ]call|without pay|bonus|thirteenth|course (?:cost|fee)|training|bursary|severance|his pay|of the pay\b/,
  ],
  [
    'privacy-and-home',
    /camera|tracker|\bgps\b|walks? in|comes? in(?:to)?\b|enter|\bkey\b|picture|photograph|\bmail\b|told (?:of|to)|relatives|visit|watch|journey|given by name|neighbours/,
  ],
  [
    'work-and-ideas',
    /rewrit|revision|retakes|cuts words|\btext\b|digital|double|domain|originals|glossar|password|improvements|fittings|author|marks,|books?\b/,
  ],
  [
    'security-and-debts',
    /blank|cheque|promissory|mortgage|guarante|pledged?|\bdebts?\b|enforcement|seized|without (?:a )?court|instalment|whole (?:price|loan|wage)|early (?:repay|costs)|recourse|trust receipt|securities/,
  ],
  [
    'ended-or-shut-out',
    /lock|shut out|cut off|disabled|black|switched|remotely|from afar|blocked|engine|sold|auction|taken (?:back|down|away)|belongings|dumped|wiped|erased|goods held|held back|slowed|turned down|call(?:ed)? away|dies\b/,
  ],
  [
    'money-not-returned',
    /lapse|vanish|money back|refund|lost\b|kept\b|never (?:returned|given)|voucher|comes back|shrinking|expire|unused|surplus|balances?/,
  ],
  [
    'rights-given-up',
    /no claim|complain|object|hours? to|days? to|report|noted on|renounce|waive|hidden defects|must prove|disput|claims? lost|time to reflect|without a copy/,
  ],
  [
    'decided-by-one-side',
    /alone\b|decides|proof|final|review|own (?:notebook|log|lab|employee|workshop)|judges?|opinion|deemed|silence|silent|counts? as|believed|sets? |committee|at will|accepts|fixes/,
  ],
  [
    'hard-to-leave',
    /leav|withdraw|\bexit\b|way out|no end|release|moving|cancel|after the end|runs on|go on paying|goes on paying|pays to/,
  ],
  [
    'price-and-fees',
    /charge|fees?\b|cost|commission|\bbills?\b|price|interest|profit|expensive|rate\b|surcharge|paid|pays/,
  ],
  [
    'less-than-promised',
    /swap|worse|no duty|binding date|vouched|substitute|promise|backup|moved|full (?:fee|rent|payments)|cleaning/,
  ],
  ['responsibility-shifted', /answers for|bears|breakage|damage|risk|fault|theft|liable|employer/],
];
const otherwise = 'freedom-of-action';

export const harmTopicOfType = (type: ClauseType): HarmTopic => topicOfType.get(type) ?? otherwise;

/** What a risk is about, by its clause type or, where it has none, by what its key says in English. */
export function harmTopicOf(risk: { clauseType: ClauseType | null; issue: string; why: string }): HarmTopic {
  if (risk.clauseType) return harmTopicOfType(risk.clauseType);
  for (const words of [risk.issue.toLowerCase(), risk.why.toLowerCase()]) {
    const told = tells.find(([, tell]) => tell.test(words));
    if (told) return told[0];
  }
  return otherwise;
}

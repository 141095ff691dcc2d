/** What a provision that may hurt the reader is about, where nothing more is understood of it. */
export const harmTopics = [
  'price-and-fees',
  'penalties',
  'money-not-returned',
  'changes-by-one-side',
  'hard-to-leave',
  'ended-or-shut-out',
  'responsibility-shifted',
  'rights-given-up',
  'decided-by-one-side',
  'privacy-and-home',
  'work-and-ideas',
  'freedom-of-action',
  'less-than-promised',
  'hours-and-pay',
  'security-and-debts',
] as const;

export type HarmTopic = (typeof harmTopics)[number];

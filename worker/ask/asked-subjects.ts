/**
 * What people ask of contracts, whatever the words: how a person asks for it and how contracts say it, in each language.
 * What is asked in one language is found in another by them.
 */
export const askedSubjects = [
  'access',
  'accident',
  'alterations',
  'breakage',
  'changes',
  'cleaning',
  'competition',
  'complaint',
  'confidentiality',
  'court',
  'data',
  'delay',
  'deposit',
  'equipment',
  'expulsion',
  'extra-costs',
  'guarantee',
  'guests',
  'hours',
  'illness',
  'insurance',
  'joint-liability',
  'keys',
  'late-payment',
  'law',
  'leaving',
  'liability',
  'loss',
  'notice',
  'overtime',
  'ownership',
  'pause',
  'pay',
  'payment',
  'pets',
  'pictures',
  'price',
  'price-increase',
  'privacy',
  'renewal',
  'repairs',
  'sale',
  'second-job',
  'sharing',
  'subletting',
  'time-off',
  'tips',
  'training',
  'transfer',
  'trial',
  'withdrawal',
] as const;
export type AskedSubject = (typeof askedSubjects)[number];

export interface AskingWords {
  /** What all forms of a word share. */
  stem: (word: string) => string;
  /** Words that questions are made of and that say nothing of what is asked, parted by spaces. */
  common: string;
  /** What a question may begin with, as phrases are written. */
  greetings: string;
  /** As concepts are written: parts of a phrase joined by `_`, `*` for any beginning or ending. */
  subjects: Record<AskedSubject, string>;
}

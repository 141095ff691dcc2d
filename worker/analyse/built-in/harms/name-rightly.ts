import type { OtherKindWords } from '#worker/analyse/languages/harm-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { readPercentages } from '../read/percentages';
import { compilePattern } from '../text/compile-pattern';
import { type ContractText, type Sentence, wordsWithLead } from '../text/contract-text';
import type { FoundHarms, UnnamedHarm } from './find-harms';
import { type HarmType, harms } from './harm-types';

type Says = (words: keyof OtherKindWords) => boolean;

interface OtherKind {
  from: readonly HarmType[];
  /** Null: it weighs on the reader, but in no way that has a name. */
  to: HarmType | null;
  isMeant(says: Says, sentence: Sentence, contract: ContractText): boolean;
}

/** Half of what is still to come, or more, is told as that. */
const largePart = 50;

/** Kinds that are taken for one another, since much the same words say them. */
const otherKinds: readonly OtherKind[] = [
  {
    from: ['price-at-will', 'terms-at-will', 'service-at-will'],
    to: 'ended-at-will',
    isMeant: (says) => says('endsContract'),
  },
  { from: ['creations-taken'], to: 'no-refund', isMeant: (says) => says('moneyKept') },
  {
    from: ['rest-due-on-leaving'],
    to: 'training-repaid',
    isMeant: (says) => says('paidBackOnLeaving') && !says('allToCome'),
  },
  {
    from: ['rest-due-on-leaving'],
    to: 'flat-penalty',
    isMeant: (says, { words }, { language }) => {
      const shares = readPercentages(words, language);
      return shares.length > 0 && shares.every(({ value }) => value < largePart) && !says('allToCome');
    },
  },
  {
    from: ['flat-penalty'],
    to: 'liable-without-fault',
    isMeant: (says) => says('wholeDamage') && !says('fixedSum'),
  },
  { from: ['flat-penalty'], to: 'liable-without-fault', isMeant: (says) => says('anyDamage') },
  { from: ['bonus-lost', 'tips-kept', 'wage-deduction'], to: 'deposit-kept', isMeant: (says) => says('downPayment') },
  { from: ['ended-at-will'], to: null, isMeant: (says) => says('onDefault') },
  { from: ['liability-excluded'], to: null, isMeant: (says) => says('byOthers') && !says('atFault') },
];

/** The harms, each by the name of what its sentence says and not of what is said much like it. */
export function nameRightly(found: FoundHarms, contract: ContractText): FoundHarms {
  const words = languages[contract.language].harms.otherKinds;
  const kindsMeant = found.named.map((one) => {
    const says: Says = (name) => compilePattern(words[name], contract.language).test(wordsWithLead(one.sentence));
    const other = otherKinds.find(
      ({ from, isMeant }) => from.includes(one.harm) && isMeant(says, one.sentence, contract),
    );
    return { ...one, kind: other ? other.to : one.harm };
  });
  const unnamed = kindsMeant
    .filter(({ kind }) => kind === null)
    .map(({ harm, sentence }): UnnamedHarm => ({ sentence, topic: harms[harm].topic }));
  return {
    ...found,
    named: kindsMeant.flatMap(({ kind, sentence, isSure }) => (kind ? [{ harm: kind, sentence, isSure }] : [])),
    unnamed: [...found.unnamed, ...unnamed].sort((one, other) => one.sentence.index - other.sentence.index),
  };
}

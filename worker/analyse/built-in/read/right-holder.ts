import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, partyNoun, readNamed } from './who';

/** "The parties may". */
const together: Record<Locale, RegExp> = {
  en: /\beither \S{1,30} or \S{1,30} (?:may|can|shall)|by either\b|\bone party|\bthe parties may/,
  es: /las partes podrán/,
  fr: /les parties peuvent/,
  de: /(?:den|die) (?:vertrags)?partei(?:en)?/,
  ar: /الطرفان/,
};
const { en, es, fr, de, ar } = partyNoun;
const alone: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|contrary|and) )(?:[Tt]he )?${en}(?: also)? (?:may|shall have the right|has the right|reserves the right|is entitled|can)\\b`,
      'dgu',
    ),
    new RegExp(`terminated (?:at any time )?by (?:[Tt]he )?${en}[,; ]`, 'dgu'),
  ],
  es: [new RegExp(`(?:^|[\\s(])[Ee]l ${es}(?=.{0,30}podrá)`, 'dgu')],
  fr: [new RegExp(`(?:^|[\\s(])[Ll]e ${fr}(?=.{0,30}(?:peut|pourra))`, 'dgu')],
  de: [new RegExp(`(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${de}(?=.{0,20}(?:kann|ist berechtigt|darf))`, 'dgu')],
  ar: [new RegExp(`(?:يجوز|يحق) (?=لل)${ar}`, 'dgu')],
};

/** Who may do what a sentence allows: 'either', the party as the contract calls it, or null when unclear. */
export function readRightHolder(
  passage: Pick<Passage, 'words' | 'start'>,
  contract: ContractText,
): 'either' | (string & {}) | null {
  const { language } = contract;
  if (countsParties(passage.words, ['each', 'either', 'any'], language)) return 'either';
  if (compilePattern(together[language], language).test(passage.words)) return 'either';
  // Outside English the verb may stand far behind, so that only what is surely a party is taken.
  return chooseNamed(
    readNamed(passage, alone[language], contract),
    language === 'en' ? ['role', 'name', 'you', 'we'] : ['role'],
  );
}

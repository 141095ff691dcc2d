import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, partyNoun, readNamed } from './who';

/** "The parties shall", "mutually". */
const together: Record<Locale, RegExp> = {
  en: /\bthe parties (?:shall|will|agree)|indemnifying party|mutual/,
  es: /recíproca|las partes se/,
  fr: /réciproque|les parties se/,
  de: /gegenseitig|wechselseitig/,
  ar: /الطرفان|يتبادل/,
};
const { en, es, fr, de, ar } = partyNoun;
const alone: Record<Locale, RegExp> = {
  en: new RegExp(
    `(?:^|[,;:.)] |\\b(?:that|hereof|Agreement|law|the|The) )(?:[Tt]he )?${en},?(?: also| hereby| further)? (?:shall|will|agrees?|must|hereby agrees?|undertakes?)\\b`,
    'dgu',
  ),
  es: new RegExp(`(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${es}`, 'dgu'),
  fr: new RegExp(`(?:^|[\\s(])[Ll]e ${fr}`, 'dgu'),
  de: new RegExp(`(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${de}`, 'dgu'),
  ar: new RegExp(`(?:يلتزم|يتعهد|تلتزم|تتعهد|يوافق|يعوض) ${ar}`, 'dgu'),
};

/** Who takes on what a sentence promises: 'each', the party as the contract calls it, or null when unclear. */
export function readPromisor(
  passage: Pick<Passage, 'words' | 'start'>,
  contract: ContractText,
): 'each' | (string & {}) | null {
  const { language } = contract;
  if (countsParties(passage.words, ['each', 'either'], language)) return 'each';
  if (compilePattern(together[language], language).test(passage.words)) return 'each';
  const named = readNamed(passage, [alone[language]], contract);
  // Outside English the pattern asks for no verb, so that only what is surely a party is taken.
  return chooseNamed(named, language === 'en' ? ['role', 'name', 'you'] : ['role']);
}

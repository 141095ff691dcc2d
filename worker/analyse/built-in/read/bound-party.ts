import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';
import { countsParties } from './party-quantities';
import { chooseNamed, partyNoun, readNamed } from './who';

/** Whom a sentence binds: both sides, one by the name the contract gives it, or null when unclear. */
export type BoundParty = 'both' | (string & {}) | null;

/** "The parties shall". */
const together: Record<Locale, RegExp> = {
  en: /\bthe parties (?:shall|will|agree|may not|must|hereby)|\b(?:either|each|neither) \S{1,30} (?:or|and|nor) \S{1,30} (?:shall|will|may)/,
  es: /las partes (?:se|no|deber|acuerdan)/,
  fr: /les (?:deux )?parties (?:s'|ne|doivent|conviennent|se)/,
  de: /die (?:vertrags)?parteien|parteien verpflichten/,
  ar: /الطرفان/,
};
const { en, es, fr, de, ar } = partyNoun;
const alone: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(
      `\\b(?:assign(?:ed|able)|transfer(?:red|able)|exchanged|pledged|encumbered|delegated|sublicensed|maintained|provided) by (?:the )?${en}(?= (?:without|to|in|at|with|by)\\b|[,.;])`,
      'dgu',
    ),
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|and|Agreement|Term|hereof|thereafter) )(?:[Tt]he )?${en} (?:further |hereby |also |specifically )?(?:(?:shall|will|must)(?! consent| (?:have|be|retain|receive) (?:the |an? )?(?:sole |exclusive )?(?:right|option|entitled|opportunity))|may (?:not|only)|agrees?|covenants?|undertakes?|warrants|represents|is (?:required|obliged|obligated|prohibited)|is not (?:permitted|entitled))\\b`,
      'dgu',
    ),
  ],
  es: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${es}(?: \\S{1,40}){0,2}? (?:no podrá|no puede|se obliga|se compromete|deberá|mantendrá|contratará|suscribirá|garantiza|tendrá|está obligad|queda obligad|renuncia|pagará|se abstendrá)`,
      'dgu',
    ),
  ],
  fr: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${fr}(?: \\S{1,40}){0,2}? (?:s'engage|s'interdit|s'oblige|s'abstien|ne peut|ne pourra|devra|doit|est tenue?|garantit|souscri|renonce|verse|paiera)`,
      'dgu',
    ),
  ],
  de: [
    new RegExp(
      `(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${de}(?: \\S{1,40}){0,1}? (?:verpflichtet sich|ist (?:verpflichtet|nicht (?:berechtigt|befugt))|darf|wird|hat|muss|gewährleistet|garantiert|unterhält|schließt|verzichtet)`,
      'dgu',
    ),
    new RegExp(`(?:verpflichtet sich|darf|wird|hat) (?:der|die) ${de}`, 'dgu'),
    new RegExp(`(?:^|\\s)[Dd]em ${de} ist (?:es )?(?:\\S{1,40} )?(?:untersagt|nicht gestattet|verboten)`, 'dgu'),
    new RegExp(`ist (?:es )?dem ${de}`, 'dgu'),
  ],
  ar: [new RegExp(`(?:يلتزم|يتعهد|تلتزم|تتعهد|يمتنع|تمتنع|يحظر علي|يجب علي|لا يحق|لا يجوز) ${ar}`, 'dgu')],
};

/** Reads whom a recognised sentence binds, in the words of the document. */
export function readBoundParty(passage: Pick<Passage, 'words' | 'start'>, contract: ContractText): BoundParty {
  const { language } = contract;
  const { words } = passage;
  if (countsParties(words, ['each', 'either', 'any', 'neither'], language)) return 'both';
  if (compilePattern(together[language], language).test(words)) return 'both';
  return chooseNamed(readNamed(passage, alone[language], contract));
}

/** Whom several recognised sentences bind together; null when they name different parties or none. */
export function readBoundParties(
  passages: readonly Pick<Passage, 'words' | 'start'>[],
  contract: ContractText,
): BoundParty {
  const named = new Set(passages.map((passage) => readBoundParty(passage, contract)).filter((bound) => bound !== null));
  if (named.has('both')) return 'both';
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import { compilePattern } from '../text/compile-pattern';
import type { ContractText } from '../text/contract-text';

/** Whom a sentence binds: both sides, one by the name the contract gives it, or null when unclear. */
export type BoundParty = 'both' | (string & {}) | null;

const both: Record<Locale, RegExp> = {
  en: /\b(?:neither|no|each|both|either|any)(?: of the)? part(?:y|ies)\b|\bthe parties (?:shall|will|agree|may not|must|hereby)|\b(?:either|each|neither) \S{1,30} (?:or|and|nor) \S{1,30} (?:shall|will|may)/,
  es: /ningun[ao] (?:de (?:las|ambas) )?partes?|cada (?:una de las )?partes?|ambas partes|las partes (?:se|no|deber|acuerdan)|cualquiera de las partes/,
  fr: /aucune (?:des )?(?:deux )?parties?|chaque partie|chacune des (?:deux )?parties|les (?:deux )?parties (?:s'|ne|doivent|conviennent|se)|l'une (?:ou l'autre )?des parties/,
  de: /(?:keine|jede|beide|eine) (?:der )?(?:vertrags)?partei(?:en)?|die (?:vertrags)?parteien|(?:keiner|jeder) (?:der )?(?:vertragspartner|parteien|vertragsparteien)|beiderseits|parteien verpflichten/,
  ar: /لاي (?:من )?(?:الطرفين|طرف|الاطراف)|كل (?:من )?(?:الطرفين|طرف)|كلا الطرفين|الطرفان|احد الطرفين/,
};
const name = "((?:[A-Z][\\w&.'-]{0,60})(?: (?:[A-Z][\\w&.-]{0,60})){0,3})";
const noun = '(\\p{Lu}\\p{L}{2,60}(?: \\p{Lu}\\p{L}{2,60})?)';
const one: Record<Locale, readonly RegExp[]> = {
  en: [
    new RegExp(
      `\\b(?:assign(?:ed|able)|transfer(?:red|able)|exchanged|pledged|encumbered|delegated|sublicensed|maintained|provided) by (?:the )?${name}(?= (?:without|to|in|at|with|by)\\b|[,.;])`,
      'd',
    ),
    new RegExp(
      `(?:^|[,;:.)] |\\b(?:that|and|Agreement|Term|hereof|thereafter) )(?:[Tt]he )?${name} (?:further |hereby |also |specifically )?(?:(?:shall|will|must)(?! consent| (?:have|be|retain|receive) (?:the |an? )?(?:sole |exclusive )?(?:right|option|entitled|opportunity))|may (?:not|only)|agrees?|covenants?|undertakes?|warrants|represents|is (?:required|obliged|obligated|prohibited)|is not (?:permitted|entitled))\\b`,
      'd',
    ),
  ],
  es: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${noun}(?: \\S{1,40}){0,2}? (?:no podrá|no puede|se obliga|se compromete|deberá|mantendrá|contratará|suscribirá|garantiza|tendrá|está obligad|queda obligad|renuncia|pagará|se abstendrá)`,
      'du',
    ),
  ],
  fr: [
    new RegExp(
      `(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${noun}(?: \\S{1,40}){0,2}? (?:s'engage|s'interdit|s'oblige|s'abstien|ne peut|ne pourra|devra|doit|est tenue?|garantit|souscri|renonce|verse|paiera)`,
      'du',
    ),
  ],
  de: [
    /(?:^|[\s(])(?:[Dd]er|[Dd]ie) (\p{Lu}\p{L}{3,60})(?: \S{1,40}){0,1}? (?:verpflichtet sich|ist (?:verpflichtet|nicht (?:berechtigt|befugt))|darf|wird|hat|muss|gewährleistet|garantiert|unterhält|schließt|verzichtet)/du,
    /(?:verpflichtet sich|darf|wird|hat) (?:der|die) (\p{Lu}\p{L}{3,})/du,
    /(?:^|\s)[Dd]em (\p{Lu}\p{L}{3,60}) ist (?:es )?(?:\S{1,40} )?(?:untersagt|nicht gestattet|verboten)/du,
    /ist (?:es )?dem (\p{Lu}\p{L}{3,})/du,
  ],
  ar: [
    /(?:يلتزم|يتعهد|تلتزم|تتعهد|يمتنع|تمتنع|يحظر علي|يجب علي|لا يحق|لا يجوز) (ال\S{3,}(?: (?:الاول|الثاني|الاولي|الثانية))?|لل\S{3,}(?: (?:الاول|الثاني))?)/d,
  ],
};
export const notParties =
  /^(?:This|That|Notwithstanding|If|Any|All|Such|Section|Article|The|It|Agreement|Subject|In|Term|Part(?:y|ies)|Each|Neither|Either|No|Both|You|We|They|He|She|There|Nothing|Nor|Services?$|Products?$|Software$|Insurance$|Licensed|Confidential|Assignment|Contract|Contrato|Acuerdo|Convenio|Partes?|Contrat|Accord|Convention|Vertrag\S*|Vereinbarung|Abtretung|Übertragung|Laufzeit|Haftung|Versicherung|Dauer|Rechte|Pflichten|Zustimmung|العقد|الاتفاقية|التنازل|المدة)(?:[\s,]|$)/;

/** Reads whom a recognised sentence binds, in the words of the document. */
export function readBoundParty(
  { words, start }: Pick<Passage, 'words' | 'start'>,
  { language, cite }: Pick<ContractText, 'language' | 'cite'>,
): BoundParty {
  if (compilePattern(both[language], language).test(words)) return 'both';
  for (const pattern of one[language]) {
    const [from, to] = pattern.exec(words)?.indices?.[1] ?? [];
    if (from === undefined || to === undefined) continue;
    const named = cite({ start: start + from, end: start + to }).quote.replace(/\s+/g, ' ');
    if (notParties.test(named)) continue;
    // "للمستأجر" is "to the tenant": give it back its article.
    return named.startsWith('لل') ? `ا${named.slice(1)}` : named;
  }
  return null;
}

/** Whom several recognised sentences bind together; null when they name different parties or none. */
export function readBoundParties(
  passages: readonly Pick<Passage, 'words' | 'start'>[],
  contract: Pick<ContractText, 'language' | 'cite'>,
): BoundParty {
  const named = new Set(passages.map((passage) => readBoundParty(passage, contract)).filter((bound) => bound !== null));
  if (named.has('both')) return 'both';
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { notParties } from './bound-party';

/** Verbs of one act in each language, as alternatives of a pattern: "grants?|licenses". */
export type Act = Readonly<Record<Locale, string>>;

export const granting: Act = {
  en: 'grants?|granted|authori[sz]es|licen[cs]es',
  es: 'otorga|concede|autoriza',
  fr: 'concède|accorde|octroie|consent|autorise',
  de: 'gewährt|räumt|erteilt|gestattet',
  ar: 'يمنح|تمنح|يرخص|ترخص',
};
export const assigning: Act = {
  en: 'assigns?|transfers?|agrees to assign|conveys',
  es: 'cede|transfiere|transmite|se obliga a ceder',
  fr: 'cède|transfère|transmet',
  de: 'überträgt|tritt',
  ar: 'يتنازل|تتنازل|ينقل|تنقل|يحيل|تحيل',
};

const noun = '(\\p{Lu}\\p{L}{2,60}(?: \\p{Lu}\\p{L}{2,60})?)';
const shapes: Record<Locale, (verbs: string) => string[]> = {
  en: (verbs) => [
    `(?:^|[,;:.)] |\\b(?:and|that|Agreement|Term|hereunder|hereof|hire) )(?:[Tt]he )?((?:[A-Z][\\w&'-]{0,60}\\.?)(?: (?:[A-Z][\\w&-]{0,60}\\.?)){0,3})(?: (?:hereby|also|shall|will|may|irrevocably|further|agrees to)){0,3} (?:${verbs})\\b`,
  ],
  es: (verbs) => [`(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${noun}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  fr: (verbs) => [`(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${noun}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  de: (verbs) => [
    `(?:^|[\\s(])(?:[Dd]er|[Dd]ie) (\\p{Lu}\\p{L}{3,60})(?: hiermit)? (?:${verbs})`,
    `(?:${verbs}) (?:der|die) (\\p{Lu}\\p{L}{3,})`,
  ],
  ar: (verbs) => [`(?:${verbs}) (ال\\S{3,}(?: (?:الاول|الثاني|الاولي|الثانية))?)`],
};

/** The party that does it, as the contract calls it ("Licensor" in "Licensor hereby grants"); null when unclear. */
export function readActingParty(
  { words, start }: Pick<Passage, 'words' | 'start'>,
  act: Act,
  { language, cite }: Pick<ContractText, 'language' | 'cite'>,
): string | null {
  for (const shape of shapes[language](act[language])) {
    const [from, to] = new RegExp(shape, 'du').exec(words)?.indices?.[1] ?? [];
    if (from === undefined || to === undefined) continue;
    const named = cite({ start: start + from, end: start + to }).quote.replace(/\s+/g, ' ');
    if (!notParties.test(named)) return named;
  }
  return null;
}

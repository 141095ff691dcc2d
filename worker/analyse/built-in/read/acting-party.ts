import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { chooseNamed, partyNoun, readNamed } from './who';

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

const { en, es, fr, de, ar } = partyNoun;
const shapes: Record<Locale, (verbs: string) => string[]> = {
  en: (verbs) => [
    `(?:^|[,;:.)] |\\b(?:and|that|Agreement|Term|hereunder|hereof|hire) )(?:[Tt]he )?${en}(?: (?:hereby|also|shall|will|may|irrevocably|further|agrees to)){0,3} (?:${verbs})\\b`,
  ],
  es: (verbs) => [`(?:^|[\\s(])(?:[Ee]l|[Ll]a) ${es}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  fr: (verbs) => [`(?:^|[\\s(])(?:[Ll]e |[Ll]a |[Ll]')${fr}(?: \\S{1,16}){0,2}? (?:${verbs})`],
  de: (verbs) => [`(?:^|[\\s(])(?:[Dd]er|[Dd]ie) ${de}(?: hiermit)? (?:${verbs})`, `(?:${verbs}) (?:der|die) ${de}`],
  ar: (verbs) => [`(?:${verbs}) ${ar}`],
};

/** The party that does it, as the contract calls it ("Licensor" in "Licensor hereby grants"); null when unclear. */
export function readActingParty(
  passage: Pick<Passage, 'words' | 'start'>,
  act: Act,
  contract: ContractText,
): string | null {
  const { language } = contract;
  const patterns = shapes[language](act[language]).map((shape) => new RegExp(shape, 'dgu'));
  return chooseNamed(readNamed(passage, patterns, contract));
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { type FoundParty, readParties } from '../facts/find-parties';
import { isKnownRole } from '../facts/party-roles';
import type { Passage } from '../play';
import type { ContractText } from '../text/contract-text';
import { normaliseText } from '../text/normalised-text';
import { countsParties } from './party-quantities';

/** Whom a phrase names, and how it calls them: "the Supplier", "either party", "you". */
export interface Who {
  /** `role`: what contracts commonly call a party; `name`: some other name. Neither is among the parties found. */
  kind: 'party' | 'role' | 'name' | 'all' | 'you' | 'we' | 'nobody';
  called: string;
  /** The party of this contract that it is, as far as that is known. */
  party: FoundParty | null;
}

const endMark = /[\s.,;:]$/;
const nobody =
  /^(?:This|That|Notwithstanding|If|Any|All|Such|Section|Article|The|It|Agreement|Subject|In|To|For|Term|Part(?:y|ies)|Each|Neither|Either|No|Both|They|He|She|There|Nothing|Nor|Indemni\w{1,20}|Services?$|Products?$|Software$|Insurance$|Licensed|Confidential|Assignment|Contract|Contrato|Acuerdo|Convenio|Partes?|Contrat|Accord|Convention|Vertrag\S{0,60}|Vereinbarung|Abtretung|Übertragung|Laufzeit|Haftung|Versicherung|Dauer|Rechte|Pflichten|Zustimmung|العقد|الاتفاقية|التنازل|المدة)(?:[\s,]|$)/;

/** Whom a phrase names; the parties of this contract are asked first. */
export function readWho(phrase: string, contract: ContractText, called = phrase): Who {
  const { language } = contract;
  const { article } = languages[language].actors;
  const bare = (article ? phrase.replace(article, '') : phrase).replace(endMark, '');
  const party = readParties(contract).find((one) => isCalled(bare, one)) ?? null;
  return { kind: kindOf(phrase, bare, party, language), called, party };
}

function kindOf(phrase: string, bare: string, party: FoundParty | null, language: Locale): Who['kind'] {
  const { you, we } = languages[language].actors.pronouns;
  if (you.test(bare)) return 'you';
  if (we.test(bare)) return 'we';
  if (party) return 'party';
  if (countsParties(phrase, ['each', 'either', 'any', 'neither'], language)) return 'all';
  if (isKnownRole(bare, language)) return 'role';
  return !bare || nobody.test(bare) ? 'nobody' : 'name';
}

/** Everyone whom the patterns' groups name in a passage, called as the document writes it, in the patterns' order. */
export function readNamed(
  { words, start }: Pick<Passage, 'words' | 'start'>,
  patterns: readonly RegExp[],
  contract: ContractText,
): Who[] {
  return patterns.flatMap((pattern) =>
    [...words.matchAll(pattern)].flatMap(({ indices }) => {
      const [from, to] = indices?.[1] ?? [];
      if (from === undefined || to === undefined) return [];
      const { quote } = contract.cite({ start: start + from, end: start + to });
      return [readWho(withArticle(words.slice(from, to)), contract, withArticle(quote.replace(/\s+/g, ' ')))];
    }),
  );
}

/** The one to report: a party of this contract before anyone else; null when there is none of these kinds. */
export function chooseNamed(named: readonly Who[], kinds: readonly Who['kind'][] = ['role', 'name']): string | null {
  const chosen = named.find(({ kind }) => kind === 'party') ?? named.find(({ kind }) => kinds.includes(kind));
  return chosen?.called ?? null;
}

function isCalled(phrase: string, { name, role }: FoundParty) {
  const wanted = phrase.toLowerCase();
  const whole = normaliseText(name).text.toLowerCase().replace(endMark, '');
  return (
    (role !== null && normaliseText(role).text.toLowerCase() === wanted) ||
    whole === wanted ||
    (wanted.length > 2 && whole.startsWith(`${wanted} `))
  );
}

/** "للمستأجر" is "to the tenant": give it back its article. */
function withArticle(words: string) {
  return words.startsWith('لل') ? `ا${words.slice(1)}` : words;
}

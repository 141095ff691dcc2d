import type { Locale } from '#src/i18n/locale.schema.ts';
import { endsAsCompany } from '#worker/analyse/built-in/facts/party-name-at.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { PartyNameWords } from '#worker/analyse/languages/party-name-words.ts';
import { isPronoun } from '../pronouns';
import { standingOf } from '../standing';
import { readArabicName } from './arabic-name';
import { isCompany } from './company-name';
import { readLatinName } from './latin-name';

/** A name, as offsets into the text that it was read from. */
export interface Name extends Span {
  words: string;
  isFirm: boolean;
}

const farthest = 200;
const longest = 90;

/** The name that begins at an offset, behind titles and the like; null where there is none. */
export function readName(text: string, from: number, language: Locale): Name | null {
  const words = languages[language].partyNames;
  const window = text.slice(from, from + farthest);
  const lead = words.lead.exec(window)?.[0].length ?? 0;
  const rest = window.slice(lead);
  const length = languages[language].writing.hasCapitals ? readLatinName(rest, words) : readArabicName(rest, words);
  if (length === null) return null;
  const start = from + lead + length.start;
  const end = from + lead + length.end;
  const isTitled = ` ${window.slice(0, lead)}`.search(words.titles) >= 0;
  const name = toName(text, { start, end: beforeLabel(text, start, end), isTitled }, language, words);
  return (name && companyBehind(text, name, language)) ?? name;
}

/** "Customer Services, Acme Ltd": a department or a house before the company that it is of. */
function companyBehind(text: string, { end, words, isFirm }: Name, language: Locale): Name | null {
  if (!isFirm || endsAsCompany(words) || !/^, \p{Lu}/u.test(text.slice(end, end + 4))) return null;
  const next = readName(text, end + 2, language);
  return next && (endsAsCompany(next.words) || beginsAsCompany.test(next.words)) ? next : null;
}

/** "Order AB-4411207", "L-1628 Luxemburg". */
const longNumber = /\d{5}|^\p{Lu}{1,2}-\d{4}/u;

/** "X. The Buyer": the number of a clause, and how it begins. */
const clauseNumber = /^[IVX]{1,5}\. (?:The|El|La|Los|Las|Le|Les|Der|Die|Das|L')(?![\p{L}])/u;

const legalFormAlone =
  /^(?:SAS|SARL|SASU|EURL|SCI|SNC|SA|AG|GmbH|KG|UG|Ltd|Limited|LLC|LLP|PLC|Inc|S\.? ?L\.?(?: ?U\.?)?|S\.? ?A\.?|ذ\.م\.م|ش\.م\.م|شركة (?:توصية|مساهمة|تضامن|شخص واحد|ذات مسؤولية)(?: \p{L}{3,10}){0,2})\.?$/iu;

export const beginsAsCompany = /^(?:SAS|SARL|SASU|EURL|SCI|SNC|ASBL|SRL) \p{L}/u;

/** "Ironworks Bedminster Membership: Gold": the last word is the next line's label. */
function beforeLabel(text: string, start: number, end: number) {
  if (!/^ ?:/.test(text.slice(end, end + 2))) return end;
  const last = text.lastIndexOf(' ', end - 1);
  return last > start ? last : end;
}

function toName(
  text: string,
  { start, end, isTitled }: Span & { isTitled: boolean },
  language: Locale,
  { never, neverOfPerson }: PartyNameWords,
): Name | null {
  const words = text.slice(start, end);
  if (words.length < 3 || words.length > longest || never.test(words) || standingOf(words, language)) return null;
  // Initials alone are how somebody signs, and no name.
  if (!/\p{L}{2}/u.test(words) || longNumber.test(words) || legalFormAlone.test(words)) return null;
  if (clauseNumber.test(words)) return null;
  const isFirm = isCompany(words, language);
  // Behind a title three words are a name, whatever else the middle one may mean.
  const isSure = isTitled && words.split(' ').length === 3;
  if (!isFirm && !isSure && neverOfPerson?.test(words)) return null;
  if (!isFirm && (namesRole(words, language) || hasPronoun(words, language))) return null;
  return !isFirm && !/[\s-]/.test(words) ? null : { start, end, words, isFirm };
}

/** "Da Sie" begins a sentence: a person's name has no "you" or "we" in it. */
const hasPronoun = (words: string, language: Locale) =>
  words.split(' ').some((word) => /\p{L}{2}/u.test(word) && isPronoun(word, language));

/** "The owner let to Mr Ali": without capitals a role among the words shows that they are no name. */
const namesRole = (words: string, language: Locale) =>
  !languages[language].writing.hasCapitals && words.split(' ').some((word) => standingOf(word, language) !== null);

const joins = /^,?\s(?:and|y|e|et|und|sowie|&)\s|^ ?[,،]? ?و ?(?=السيد|الانسة|زوج)/;
const farthestJoined = 40;
const mostJoined = 5;

/** Several people named one after the other: "Ann Lee and her husband, Mr Bo Lee", "Mr Al Fox, Ms Bea Orr and Mr Cy Dee". */
export function readNames(text: string, from: number, language: Locale): Name[] {
  const names: Name[] = [];
  let next: Name | null = readName(text, from, language);
  while (next) {
    names.push(next);
    if (next.isFirm || names.length === mostJoined) break;
    next = personBehind(text, next, language);
  }
  return names;
}

function personBehind(text: string, { end }: Name, language: Locale): Name | null {
  const joined = joins.exec(text.slice(end, end + 12))?.[0].length ?? (isTitledAfterComma(text, end, language) ? 1 : 0);
  const person = joined > 0 ? readName(text, end + joined, language) : null;
  return person && !person.isFirm && person.start - end < farthestJoined ? person : null;
}

/** ", Mr Cy Dee": behind a comma alone a title is wanted, where names have capitals. */
function isTitledAfterComma(text: string, end: number, language: Locale) {
  if (!languages[language].writing.hasCapitals || text[end] !== ',') return false;
  const ahead = text.slice(end + 1, end + 30);
  return [...ahead.matchAll(languages[language].partyNames.titles)].some(({ index }) => index === 1);
}

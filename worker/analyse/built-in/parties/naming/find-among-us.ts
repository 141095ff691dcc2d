import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Naming } from './naming';
import { type Name, readName } from './read-name';

const farthest = 300;
const most = 6;
const sentenceEnd = /(?<=\p{L}{2})[.!?؟](?=\s|$)|\n\s{0,4}\n/u;
/** Between one name and the next, and what stands in brackets behind a name: "(that's me)". */
const separator =
  /^(?: ?\([^()\n]{2,30}\))?(?:[,;]\s(?:(?:and|y|e|et|und|sowie)\s)?(?=\p{Lu})|,\s[\p{Ll}\d][^,;:.\n]{2,60},?\s(?:and|y|e|et|und|sowie)\s(?=\p{Lu})|[,;]\s(?:and|y|e|et|und|sowie)\s|\s(?:and|y|e|et|und|sowie|&)\s|[,;]?\sو ?(?=\p{L}{3})|,\s(?=[\u0620-\u064a]))/u;
const joining = /\s(?:(?:and|y|e|et|und|sowie|&)\s|و ?)$/u;
/** Without capitals nothing but "and" at the beginning of a word ends a name. */
const joinedWord = /\sو(?=\p{L}{3})/gu;

/** "This is a contract between the three of us: Ann Lee, Bo Kim and Cy Dee": all whom a paper binds, in one sentence. */
export function findAmongUs(text: string, language: Locale): Naming[] {
  for (const { 0: phrase, index } of text.matchAll(languages[language].partyNames.amongUs)) {
    const from = index + phrase.length;
    const ahead = text.slice(0, from + farthest);
    const end = from + (sentenceEnd.exec(ahead.slice(from))?.index ?? farthest);
    const names = readList(text.slice(0, end), from, language);
    if (names.length >= 2) return names.map((name) => ({ name, terms: [] }));
  }
  return [];
}

function readList(text: string, from: number, language: Locale): Name[] {
  const names: Name[] = [];
  let next = from;
  let isLast = false;
  while (names.length < most) {
    const name = readPerson(text, next, language);
    if (!name) break;
    names.push(name);
    const gap = separator.exec(text.slice(name.end))?.[0];
    // Behind "and" comes the last of them.
    const isJoined = gap !== undefined && joining.test(gap);
    if (gap === undefined || (isLast && !isJoined)) break;
    isLast = isJoined;
    next = name.end + gap.length;
  }
  return names;
}

const longestTitle = 14;

/** A person's whole name, which begins right there or behind a title. */
function readPerson(text: string, from: number, language: Locale): Name | null {
  const ends = languages[language].writing.hasCapitals
    ? [text.length]
    : [...[...text.slice(from).matchAll(joinedWord)].map((hit) => from + hit.index), text.length];
  for (const end of ends) {
    const name = readName(text.slice(0, end), from, language);
    if (name && !name.isFirm && name.start - from <= longestTitle && name.words.includes(' ')) return name;
  }
  return null;
}

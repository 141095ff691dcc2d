import type { Locale } from '#src/i18n/locale.schema.ts';
import { abbreviationsOf } from '#worker/analyse/built-in/text/abbreviations.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isPronoun } from '../pronouns';
import { standingOf } from '../standing';
import { type Definition, findDefinitions } from './definitions';
import { followsOn, joinedBefore, othersBeside, type Place, spokenTo } from './names-beside';
import type { Naming } from './naming';
import { type Name, readName, readNames } from './read-name';

const farthestName = 450;
const farthestNext = 700;
const nearestName = 160;
const fewParties = 2;
const mostLines = 4;
const farthestFrom = 320;
const farthestListed = 40;

/** Names with a definition behind them: 'Acme Ltd (the "Supplier")', "ci-après « le Bailleur »". */
export function findDefined(text: string, language: Locale): Naming[] {
  const namings: Naming[] = [];
  let last: Definition | null = null;
  let before = 0;
  for (const definition of findDefinitions(text, language)) {
    if (last && namings.length >= fewParties && definition.start - last.end > farthestNext) break;
    const place = { text, from: Math.max(last?.end ?? 0, definition.start - farthestName), to: definition.start };
    const opened = byParent(place, language) ?? openedWithin(place, language);
    const since = Math.max(place.from, before);
    before = definition.end;
    const own = ofParty(place, since, language);
    const first =
      spokenTo({ text, from: since, to: definition.start }, language) ??
      abovementioned({ ...own, from: since }, language) ??
      namesBefore(own, last, opened, language);
    const isRole = definition.terms.some((term) => isCommon(text, term, language));
    const isWanted = isRole && namings.length < fewParties;
    const ending = isWanted && !first[0]?.isFirm ? endingAt({ ...own, from: since }, language) : [];
    // The firm right before it is meant, and not a person further up.
    const found = first.length === 0 || ending[0]?.isFirm ? ending : first;
    const names = [...joinedBefore(found, since, text, language), ...found, ...othersBeside(found, own, language)];
    const isNext = (opened !== null || namings.length === 1) && namings.length < fewParties;
    const isListed = names[0] !== undefined && isListedLike(names[0], namings, text);
    const isGreeted = names[0] !== undefined && namings.length < fewParties && isTitled(names[0].start, text, language);
    const isFollowing = names[0] !== undefined && last !== null && followsOn(text.slice(last.end, names[0].start));
    const isSure = names[0]?.isFirm || isNext || isRole || isListed || isGreeted || isFollowing;
    const isDenied = languages[language].opening.notAParty.test(text.slice(definition.end, definition.end + 40));
    if (!names[0] || !isSure || isDenied || isInClause(names[0], definition, text)) continue;
    namings.push(...names.map((name) => ({ name, terms: definition.terms })));
    last = definition;
  }
  return namings;
}

/** Behind the last sign but the comma of "Acme, Inc.". */
const lastWords =
  /(?:^|[,;:.!?()\n"-]\s?)([^,;:!?()\n"]{3,80}(?:, (?:Inc|LLC|L\.L\.C|Ltd|LLP|LP|S\.\p{L}{1,3}\.?(?:\p{L}\.)?|GmbH)\.?)?)$/u;

const clauseNumber = /^\s{0,4}(?:§ ?)?\d{1,2}(?:\.\d{1,2})*[.)]? (?:\p{L}{1,8}\.? )?$/u;
const goesOn = /^ (?!and |und |et |y |e )\p{Ll}{3}/u;

/** "1. Mr Bo Kim (the "Manager") looks after the site": somebody whom a clause speaks of. */
const isInClause = ({ start, isFirm }: Name, definition: Definition, text: string) =>
  !isFirm &&
  clauseNumber.test(text.slice(text.lastIndexOf('\n', start) + 1, start)) &&
  goesOn.test(text.slice(definition.end, definition.end + 8));

/** "Welcome, ANN LEE (the "Member")": what has capitals right before a definition, wherever it begins. */
function endingAt({ text, from, to }: Place, language: Locale): Name[] {
  if (!languages[language].writing.hasCapitals) return [];
  const words = text.slice(from, to).replace(/[\s,"]{1,4}$/, '');
  const last = lastWords.exec(words)?.[1] ?? '';
  if (!/\s/.test(last.trim())) return [];
  for (const { index } of last.matchAll(/(?<![\p{L}\d'-])\p{Lu}/gu)) {
    const start = from + words.length - last.length + index;
    const name = readName(text.slice(0, from + words.length), start, language);
    // Behind other capitals it is the end of a title, and behind a comma a kind of company.
    const isCut = /\p{Lu}{2}/u.test(last.slice(0, index)) || (name?.isFirm && /, ?$/.test(text.slice(from, start)));
    if (name?.end === from + words.length) return isCut ? [] : [name];
  }
  return [];
}

const enumerator = /(?:^|\n)\s{0,4}\(?(?:\d{1,2}|[A-Ea-e]|[ivIV]{1,3})[.)]-?\s{1,4}(?:\S{1,12}\s){0,2}$/u;

/** "(3) Jo Field (the "Representative")": numbered as parties are before it. */
function isListedLike({ start }: Name, namings: readonly Naming[], text: string) {
  const isListed = (at: number) => enumerator.test(text.slice(Math.max(0, at - farthestListed), at));
  return isListed(start) && namings.some(({ name }) => isListed(name.start));
}

/** The names right before a definition that stands alone, after `since`. */
export function findNamesBefore(
  text: string,
  { since, definition }: { since: number; definition: Span },
  language: Locale,
): Name[] {
  const place = { text, from: Math.max(since, definition.start - nearestName), to: definition.start };
  return namesBefore(ofParty(place, place.from, language), null, null, language);
}

const isCommon = (text: string, { start, end }: Span, language: Locale) => {
  const term = text.slice(start, end);
  return standingOf(term, language) !== null || isPronoun(term, language);
};

function openedWithin({ text, from, to }: Place, language: Locale): number | null {
  const opener = [...text.slice(from, to).matchAll(languages[language].partyNames.openers)].at(-1);
  return opener ? from + opener.index + opener[0].length : null;
}

/** Where "A, represented by B" stands, only the part with A, or with whoever is named behind both. */
function ofParty(place: Place, since: number, language: Locale): Place {
  const { text, to } = place;
  const { represents, parent } = languages[language].partyNames;
  const stretch = text.slice(since, to);
  const acting = represents.exec(stretch);
  if (!acting || parent.test(stretch.slice(acting.index + acting[0].length))) return place;
  const next = nextParty.exec(stretch.slice(acting.index));
  if (!next) return { ...place, to: since + acting.index };
  return { ...place, from: since + acting.index + next.index + next[0].length };
}

/** "Tom, born …, represented by his mother Ann Lee": who acts for a child signs as the party. */
function byParent({ text, from, to }: Place, language: Locale): number | null {
  const { represents, parent } = languages[language].partyNames;
  const acting = represents.exec(text.slice(from, to));
  const behind = acting ? from + acting.index + acting[0].length : to;
  const mother = parent.exec(text.slice(behind, to));
  return mother ? behind + mother[0].length : null;
}

/** "The above-named Club": the firm with which the text begins, if any. */
function abovementioned({ text, from, to }: Place, language: Locale): Name[] | null {
  if (!languages[language].partyNames.above.test(text.slice(from, to))) return null;
  const name = readName(text, 0, language);
  return name?.isFirm ? [name] : [];
}

/** Behind whoever acts for one party, before the other. */
const nextParty = /[,;\n]\s?(?:and|et|y|e|und|sowie)\s|[,;\n]\s?و ?(?=السيد|شركة|مؤسسة|الطرف)/;

/** The names that a definition is about: behind an opener, behind the definition before, else the nearest. */
function namesBefore(place: Place, last: Definition | null, opened: number | null, language: Locale): Name[] {
  const { text, from, to } = place;
  const labelled = labelledWithin(place, language);
  const first = [
    ...(opened === null ? [] : [opened]),
    ...(labelled === null ? [] : [labelled]),
    ...(last?.end === from ? [from] : []),
  ];
  const nearest = startsWithin(place, language).reverse();
  const readAt = (start: number) => readNames(text.slice(0, to), start, language);
  // In quotes stands what a firm is called, or else what anything is.
  const readNearest = (start: number) =>
    readAt(start).filter(({ isFirm }) => isFirm || !/" ?$/.test(text.slice(Math.max(0, start - 2), start)));
  const near = (names: readonly Name[]) => isNear(text.slice(names.at(-1)?.end ?? from, to), language);
  const atFirst = first.map(readAt).find((names) => names.length > 0 && near(names));
  if (atFirst) return atFirst;
  const others = nearest.map(readNearest).filter((names) => names.length > 0 && near(names));
  const best = titledAlone(others, text, language) ?? others.find(([name]) => name?.isFirm) ?? others[0];
  const whole = others.findLast(
    ([name]) => name && best?.[0] && name.start <= best[0].start && name.end >= best[0].end,
  );
  const pair = others.find(([, second]) => second && second.start === best?.[0]?.start);
  return whole && whole !== best ? whole : (pair ?? best ?? []);
}

/** "Acme Ltd", and lines further down "Our guest: Ms Ann Lee ("you")": with a title the nearest person comes before a firm. */
function titledAlone(others: readonly Name[][], text: string, language: Locale): Name[] | null {
  const [nearest] = others;
  const firm = others.find(([name]) => name?.isFirm)?.[0];
  const person = nearest?.[0];
  if (!nearest || !firm || !person || person.isFirm || firm.end > person.start) return null;
  const isApart = text.slice(firm.end, person.start).includes('\n');
  return isApart && isTitled(person.start, text, language) ? nearest : null;
}

const longestTitle = 14;

/** "Ms " stands right before a name. */
const isTitled = (start: number, text: string, language: Locale) =>
  text.slice(Math.max(0, start - longestTitle), start + 1).search(languages[language].partyNames.titles) >= 0;

/** Behind the role with which the line of a definition begins. */
function labelledWithin({ text, from, to }: Place, language: Locale): number | null {
  const line = text.lastIndexOf('\n', to) + 1;
  const [whole = '', label = ''] = /^([\p{L}' ]{2,30}?) ?: ?/u.exec(text.slice(line, to)) ?? [];
  return line > from && label && standingOf(label, language) !== null ? line + whole.length : null;
}

/** Where a name may begin: lines, sentences, titles, behind a date or those who speak. */
function startsWithin({ text, from, to }: Place, language: Locale): number[] {
  const stretch = withoutAbbreviations(text.slice(from, to), language);
  const { titles, spoken } = languages[language].partyNames;
  const ends = [
    /\n|: |" ?(?=\p{Lu})|[.!] (?=\p{Lu})|(?<=\s)(?:und|and|et|y|mit|with|con|avec) |(?<=\d{4},? )(?=\p{Lu})/gu,
    titles,
    spoken.i,
    spoken.we,
    spoken.you,
  ].flatMap((pattern) => [...stretch.matchAll(pattern)].map(({ 0: gap, index }) => from + index + gap.length));
  return [...(from === 0 ? [0] : []), ...ends].sort((a, b) => a - b);
}

const closingQuote = /^ ?"/;
/** 'who trades as "Pixel & Co"': what somebody's business is called, and no definition. */
const tradeName =
  /(?:(?:trad|work|perform|operat)(?:es|ing) (?:as|under)|(?:business|trade|trading) name|nombre(?: comercial)?|marca|enseigne|nom commercial|Bezeichnung|Firma|Namen?|اسم)(?: (?:of|de|von)|(?: ال?تجاري))? "[^"\n]{2,50}"/iu;

/** The same words, as long as before, without the stops that end no sentence. */
const withoutAbbreviations = (words: string, language: Locale) =>
  words.replace(/(?<!\p{L})(\p{L}{3,8})\.(?=\s)/gu, (whole, word: string) =>
    abbreviationsOf(language).has(word.toLowerCase()) ? `${word} ` : whole,
  );

const sentenceEnd = /\p{Ll}{3}[.!?]\s+(?!-)\p{Lu}/u;

/** Between a name and its definition stand an address and the like, no other sentence. */
function isNear(behind: string, language: Locale) {
  const between = withoutAbbreviations(behind.replace(closingQuote, '').replace(tradeName, ''), language);
  return (
    between.length <= farthestFrom &&
    between.split('\n').length <= mostLines &&
    !between.includes('"') &&
    !(languages[language].writing.hasCapitals ? sentenceEnd : /\p{L}{3}[!?؟]\s/u).test(between)
  );
}

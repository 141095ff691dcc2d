import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { standingOf } from '../standing';
import { type Definition, findDefinitions, isPronoun } from './definitions';
import type { Naming } from './find-namings';
import { type Name, readName, readNames } from './read-name';

const farthestName = 450;
const farthestNext = 700;
const fewParties = 2;
const mostLines = 4;
const farthestFrom = 320;

/** Names with a definition behind them: 'Acme Ltd (the "Supplier")', "ci-après « le Bailleur »". */
export function findDefined(text: string, language: Locale): Naming[] {
  const namings: Naming[] = [];
  let last: Definition | null = null;
  for (const definition of findDefinitions(text, language)) {
    if (last && namings.length >= fewParties && definition.start - last.end > farthestNext) break;
    const place = { text, from: Math.max(last?.end ?? 0, definition.start - farthestName), to: definition.start };
    const opened = openedWithin(place, language);
    const first = namesBefore(place, last, opened, language);
    const names = [...first, ...othersBeside(first, place, language)];
    const isNext = (opened !== null || namings.length === 1) && namings.length < fewParties;
    const isSure = names[0]?.isFirm || isNext || definition.terms.some((term) => isCommon(text, term, language));
    const isDenied = languages[language].opening.notAParty.test(text.slice(definition.end, definition.end + 40));
    if (names.length === 0 || !isSure || isDenied) continue;
    namings.push(...names.map((name) => ({ name, terms: definition.terms })));
    last = definition;
  }
  return namings;
}

const isCommon = (text: string, { start, end }: Span, language: Locale) => {
  const term = text.slice(start, end);
  return standingOf(term, language) !== null || isPronoun(term, language);
};

/** The stretch before a definition, in which the name is. */
interface Place {
  text: string;
  from: number;
  to: number;
}

function openedWithin({ text, from, to }: Place, language: Locale): number | null {
  const opener = [...text.slice(from, to).matchAll(languages[language].partyNames.openers)].at(-1);
  return opener ? from + opener.index + opener[0].length : null;
}

/** The names that a definition is about: behind an opener, behind the definition before, else the nearest. */
function namesBefore(place: Place, last: Definition | null, opened: number | null, language: Locale): Name[] {
  const { text, from, to } = place;
  const first = [...(opened === null ? [] : [opened]), ...(last?.end === from ? [from] : [])];
  const nearest = startsWithin(place, language).reverse();
  const readAt = (start: number) => readNames(text.slice(0, to), start, language);
  const near = (names: readonly Name[]) => isNear(text.slice(names.at(-1)?.end ?? from, to));
  const atFirst = first.map(readAt).find((names) => names.length > 0 && near(names));
  if (atFirst) return atFirst;
  const others = nearest.map(readAt).filter((names) => names.length > 0 && near(names));
  const best = others.find(([name]) => name?.isFirm) ?? others[0];
  const whole = others.findLast(
    ([name]) => name && best?.[0] && name.start <= best[0].start && name.end >= best[0].end,
  );
  const pair = others.find(([, second]) => second && second.start === best?.[0]?.start);
  return whole && whole !== best ? whole : (pair ?? best ?? []);
}

/** "Ms Ann Lee, born …, and Mr Bo Kim, same address (the "Tenants")". */
function othersBeside(first: readonly Name[], { text, to }: Place, language: Locale): Name[] {
  const from = first.at(-1)?.end;
  if (from === undefined || first[0]?.isFirm) return [];
  const stretch = text.slice(from, to);
  return [...stretch.matchAll(languages[language].partyNames.titles)].flatMap(({ index }) => {
    if (!/[\s,](?:and|et|y|e|und) $/.test(stretch.slice(0, index))) return [];
    const name = readName(text.slice(0, to), from + index, language);
    return name && !name.isFirm ? [name] : [];
  });
}

/** Where a name may begin: lines, sentences, titles, behind a date or those who speak. */
function startsWithin({ text, from, to }: Place, language: Locale): number[] {
  const stretch = text.slice(from, to);
  const { titles, spoken } = languages[language].partyNames;
  const ends = [
    /\n|: |[.!] (?=\p{Lu})|(?<=\s)(?:und|and|et|y|mit|with|con|avec) |(?<=\d{4},? )(?=\p{Lu})/gu,
    titles,
    spoken.i,
    spoken.we,
    spoken.you,
  ].flatMap((pattern) => [...stretch.matchAll(pattern)].map(({ 0: gap, index }) => from + index + gap.length));
  return [...(from === 0 ? [0] : []), ...ends].sort((a, b) => a - b);
}

const closingQuote = /^ ?"/;

/** Between a name and its definition stand an address and the like, no other sentence. */
function isNear(behind: string) {
  const between = behind.replace(closingQuote, '');
  return (
    between.length <= farthestFrom &&
    between.split('\n').length <= mostLines &&
    !between.includes('"') &&
    !/\p{Ll}{3}[.!?]\s+(?!-)\p{Lu}/u.test(between)
  );
}

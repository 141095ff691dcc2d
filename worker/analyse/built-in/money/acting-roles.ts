import { languages } from '#worker/analyse/languages/languages.ts';
import { formsOf, type Token, tokensOf, wordApart } from '../parties/calls';
import { findSubject } from '../parties/find-subject';
import type { Mention } from '../parties/mentions';
import { standingOf } from '../parties/standing';
import type { ContractText } from '../text/contract-text';
import type { SpokenRole } from './spoken-roles';

const farthest = 60_000;
const shortest = 3;
const fewestTimes = 3;
/** Fewer say too little of a word that is no usual role. */
const fewestActs = 3;
const fewestActsOfRole = 2;
/** How many times as often the roles must act as the next word. */
const ahead = 2;

interface Place {
  words: string;
  token: Token;
  /** Where its sentence stands. */
  start: number;
  isFirst: boolean;
}
interface ActingRole extends SpokenRole {
  acts: number;
  isRole: boolean;
}

/**
 * The words that the text says must or may do something, as many as asked for; null where it is not clear which they
 * are. Contracts say so of their parties in every manner of drafting, whether they name them or not.
 */
export function readActingRoles(
  count: number,
  isKnown: (key: string) => boolean,
  contract: ContractText,
): SpokenRole[] | null {
  const acting = [...placesOf(contract)].flatMap(([key, places]) => {
    const isRole = standingOf(key, contract.language) !== null;
    return isKnown(key) || !mayBeRole(key, isRole, places, contract) ? [] : [readActs(key, isRole, places, contract)];
  });
  const [...roles] = acting.sort((a, b) => b.acts - a.acts).slice(0, count);
  const least = roles.at(-1)?.acts ?? 0;
  const next = acting[count]?.acts ?? 0;
  const isClear = roles.every(({ acts, isRole }) => acts >= (isRole ? fewestActsOfRole : fewestActs));
  return roles.length === count && isClear && least >= next * ahead ? roles : null;
}

function placesOf({ sentences, language }: ContractText) {
  const places = new Map<string, Place[]>();
  for (const { words, start, isHeading } of sentences) {
    if (start > farthest) break;
    if (isHeading) continue;
    for (const [index, token] of tokensOf(words).entries())
      for (const { key } of wordApart(token.key, language)) {
        const known = places.get(key);
        const place = { words, token, start, isFirst: index === 0 };
        if (known) known.push(place);
        else places.set(key, [place]);
      }
  }
  return places;
}

/** Said often, and written like a name within sentences; in Arabic, with its article. */
function mayBeRole(key: string, isRole: boolean, places: readonly Place[], { language }: ContractText) {
  if (places.length < fewestTimes || key.length < shortest || /\d/.test(key)) return false;
  if (isRole) return true;
  if (!languages[language].writing.hasCapitals) return key.startsWith('ال');
  return places.filter(({ token, isFirst }) => token.isCapital && !isFirst).length * 2 >= places.length;
}

function readActs(key: string, isRole: boolean, places: readonly Place[], contract: ContractText): ActingRole {
  const { language } = contract;
  const acts = places.filter(({ words, token: { start, end } }) => {
    const mention: Mention = { side: null, party: null, called: key, start, end, isDative: false };
    return findSubject(words, [mention], language)?.deed;
  }).length;
  // In Arabic rather without what is written together with it.
  const bare = places.filter((place) => place.token.key === key);
  const { token, start } = bare.find((place) => place.token.isCapital) ?? bare[0] ?? (places[0] as Place);
  const called = contract.cite({ start: start + token.start, end: start + token.end }).quote;
  return { called, forms: new Set(formsOf(key, language)), acts, isRole };
}

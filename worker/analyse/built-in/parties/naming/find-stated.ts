import type { Locale } from '#src/i18n/locale.schema.ts';
import type { Span } from '#worker/analyse/built-in/text/sentences.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { bareRole, standingOf } from '../standing';
import type { Naming } from './naming';
import { readName, readNames } from './read-name';

const stated =
  /(?:^|[\n.;:,(]\s{0,4}|\d\s|\s(?:and|und|y|et) |\sو)((?:\p{L}{1,4}['. ]{1,2})?\p{L}[\p{L}-]{2,24})(?: \([^()\n]{2,60}\))? (?:is|are|ist|sind|es|son|est|sont|هو|هي|هما) (?=\S)/gu;

/** "The landlord (the "Owner") is Mr Jo Field": a role, and whose it is. */
export function findStated(text: string, language: Locale): Naming[] {
  const { notLabels } = languages[language].partyNames;
  return [...text.matchAll(stated)].flatMap(({ 0: whole, 1: said = '', index }) => {
    const bare = [bareRole(said, language), said.slice(1)].find((role) => standingOf(role, language) !== null);
    if (!bare) return [];
    const names = readNames(text, index + whole.length, language);
    const end = index + whole.indexOf(said) + said.lastIndexOf(bare) + bare.length;
    const term: Span = { start: end - bare.length, end };
    return names.filter(({ isFirm }) => isFirm || !notLabels.test(bare)).map((name) => ({ name, terms: [term] }));
  });
}

/** "Congratulations, Ann Lee": to whom the form was made out. */
export function findWelcomed(text: string, language: Locale): Naming[] {
  return [...text.matchAll(languages[language].partyNames.welcome)].flatMap(({ 0: words, index }) => {
    const name = readName(text, index + words.length, language);
    return name && !name.isFirm && name.start - index - words.length < 3 ? [{ name, terms: [] }] : [];
  });
}

const farthestKin = 70;

/** "I, Ann Lee, lend my sister Bo Lee £500": whom those who speak call theirs, right behind their own name. */
export function findKin(text: string, speakers: readonly Naming[], language: Locale): Naming[] {
  const { kin } = languages[language].partyNames;
  return speakers.flatMap(({ name: { end, isFirm } }) => {
    const ahead = text.slice(end, end + farthestKin).split(/[.\n]/)[0] ?? '';
    const hit = isFirm ? null : kin.exec(ahead);
    const name = hit && readName(text, end + hit.index + hit[0].length, language);
    return name && !name.isFirm && name.start - end < farthestKin + 20 ? [{ name, terms: [] }] : [];
  });
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { isPronoun } from '../pronouns';
import { bareRole, standingOf } from '../standing';
import { linesOf } from './lined-text';
import type { Naming } from './naming';
import { readName } from './read-name';

const equation = /^[\s*•-]{0,4}([\p{L}"][\p{L}' "]{0,30}(?: ?\/ ?[\p{L}' "]{2,30}){0,3}) ?(=|:) ?/u;

/** "We / us / the Studio = Acme Ltd": all that somebody is called, on a line with their name. */
export function findEquated(text: string, language: Locale): Naming[] {
  return linesOf(text).flatMap(({ start, end }) => {
    const hit = equation.exec(text.slice(start, end));
    if (!hit?.[1] || (hit[2] === ':' && !hit[1].includes('/'))) return [];
    const from = start + hit[0].indexOf(hit[1]);
    const terms = [...hit[1].matchAll(/[^/"]{1,40}/g)].flatMap(({ 0: part, index }) => {
      const bare = bareRole(part.trim(), language);
      const at = from + index + part.trimEnd().length;
      return bare === '' ? [] : [{ start: at - bare.length, end: at }];
    });
    const isCalled = terms.some(({ start, end }) => {
      const term = text.slice(start, end);
      return isPronoun(term, language) || standingOf(term, language) !== null;
    });
    const name = isCalled ? readName(text.slice(0, end), start + hit[0].length, language) : null;
    const isAlone =
      name && (!languages[language].writing.hasCapitals || /^(?:[,.;(]|\s|$)/.test(text.slice(name.end, end)));
    return name && isAlone ? [{ name, terms }] : [];
  });
}

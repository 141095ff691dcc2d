import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { tokensOf } from '../learned/fold-tokens';
import type { Duration } from '../read/durations';
import { compilePattern } from '../text/compile-pattern';
import { says } from '../text/says';
import type { DatedStatement } from './dated-statements';

/** A length of time and the day, by its name, that it is counted from: "two weeks before the wedding". */
export interface NamedBase {
  direction: 'before' | 'after';
  date: string;
}

const around = 90;
/** A label names its day within so many words, running text within fewer. */
const inLabel = 6;
const inText = 3;
const longEnough = 4;
/** "12 June 2027 ("the Event Date")" */
const defined = /^[^.;"(]{0,24}\("?([^")]{3,40})/;

/** The day that a length of time is counted from by its name, where the contract writes one day beside that name. */
export function namedBase(
  { index, end }: Duration,
  words: string,
  statements: readonly DatedStatement[],
  language: Locale,
): NamedBase | null {
  for (const { direction, ahead, behind } of languages[language].namedDays.counted) {
    const before = ahead && compilePattern(ahead, language).exec(words.slice(Math.max(0, index - around), index));
    const after = behind && compilePattern(behind, language).exec(words.slice(end, end + around));
    if ((ahead && !before) || (behind && !after)) continue;
    const phrase = before?.groups?.name ?? (after ? words.slice(end + after[0].length, end + around) : '');
    const date = dayNamed(phrase, statements, language);
    if (date) return { direction, date };
  }
  return null;
}

/** The day that the contract writes beside the name with which the words begin; null where that is none or several. */
export function dayNamed(phrase: string, statements: readonly DatedStatement[], language: Locale): string | null {
  const { event, notDay } = languages[language].namedDays;
  const [name] = namesIn(/^[^.,;:()]*/.exec(phrase)?.[0] ?? '', language);
  if (!name || name.length < longEnough - 1 || notDay.test(name)) return null;
  const isIt = event.test(name) ? (one: string) => event.test(one) : (one: string) => isSame(one, name);
  const { foreign } = languages[language].dates;
  const days = statements
    .filter((one) => labelOf(one, language).some(isIt) && !says(foreign, language, one.sentence.words))
    .map(({ date }) => date);
  return new Set(days).size === 1 ? (days[0] ?? null) : null;
}

/** The words by which a statement calls its day. */
function labelOf({ before, after }: DatedStatement, language: Locale): string[] {
  const isLabel = /[:|.]\s{0,3}$/.test(before);
  const label = before.slice(before.replace(/[\s:|.]{1,8}$/, '').lastIndexOf('. ') + 1);
  const said = (isLabel ? label : before).split(';').at(-1) ?? '';
  return [...tokensOf(said).slice(isLabel ? -inLabel : -inText), ...tokensOf(defined.exec(after)?.[1] ?? '')].map(
    (token) => bare(token, language),
  );
}

function namesIn(words: string, language: Locale): string[] {
  const { small } = languages[language].namedDays;
  return tokensOf(words)
    .map((token) => bare(token, language))
    .filter((token) => !small.test(token));
}

function bare(token: string, language: Locale) {
  const { joined } = languages[language].namedDays;
  return joined ? token.replace(joined, '') : token;
}

/** The same word, or one that is made of the other: "Umzug", "Umzugstag". */
function isSame(one: string, name: string) {
  if (one === name) return true;
  const [short = '', long = ''] = one.length < name.length ? [one, name] : [name, one];
  return short.length > longEnough && long.startsWith(short);
}

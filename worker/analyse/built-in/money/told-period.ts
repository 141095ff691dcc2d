import type { Money } from '#src/features/contracts/analysis.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { MarkedSum } from './marked-sum';
import { type PeriodUnit, periodUnits, withoutParts } from './period';

const near = 90;
/** Behind a sum what it is paid for each of may come after to whom it is paid. */
const far = 70;
const beside = 45;
const besideOnce = 30;

/** How often a sum is paid, and the words that say so where it is no period. */
interface Told {
  per: Money['per'];
  each: string;
}
const plain = (per: Money['per']): Told => ({ per, each: '' });

/** How often a sum is paid, where words beside it say so; `unstated` is no period, and is told as none. */
export const toldPeriod = (marked: MarkedSum, language: Locale): Money['per'] => readTold(marked, language).per;

/** The words that say what it is paid for each of, to where something else may begin. */
export const eachInWords = (marked: MarkedSum, language: Locale): string => readTold(marked, language).each;

function readTold({ words, at }: MarkedSum, language: Locale): Told {
  const { once, eachBehind } = languages[language].toldMoney;
  const written = words.slice(at + 1, at + near);
  const whole = withoutParts(written, language);
  const [behind = ''] = whole.split(/[#;]/, 1);
  const before = words.slice(Math.max(0, at - near), at);
  const ahead = partBefore(before);
  const unit = unitBehind(behind, language);
  if (unit) return plain(unit);
  if (isOfPieces.test(ahead)) return plain('event');
  if (eachBehind.test(behind)) return { per: 'event', each: behind };
  const attribute = unitAhead(ahead, language);
  if (attribute) return plain(attribute);
  const isWhole = whole.length < written.length;
  const each = isWhole ? null : eachAhead(ahead, ahead.length < before.length, language);
  if (each) return each;
  if (once.test(ahead.slice(-besideOnce)) || once.test(behind)) return plain('once');
  return (isWhole ? null : eachFarBehind(behind, language)) ?? plain('unstated');
}

/** What stands before a sum in its part of the sentence. */
const partBefore = (before: string) => before.slice(Math.max(before.lastIndexOf('#'), before.lastIndexOf(';')) + 1);

/** "12 x £6". */
const isOfPieces = /(?<![\d.,])(?!1 )\d{1,4} ?\p{L}{0,4} ?[x×*] ?$/iu;

/** "£950 a month"; not "£950 on the first day". */
function unitBehind(behind: string, language: Locale): PeriodUnit | null {
  const told = periodUnits.flatMap((unit) => {
    const words = periodIn(behind, unit, language);
    return words === null ? [] : [{ unit, length: words.length }];
  });
  return told.sort((a, b) => a.length - b.length)[0]?.unit ?? null;
}

function periodIn(words: string, unit: PeriodUnit, language: Locale): string | null {
  const { noPeriod, noPeriodIn } = languages[language].toldMoney;
  const [found] = languages[language].money.every[unit].exec(words) ?? [];
  if (found === undefined || noPeriodIn.test(found) || noPeriod.test(words.slice(found.length))) return null;
  return found;
}

/** "A monthly rent of £950": the last unit before the sum, with nothing between that begins something else. */
function unitAhead(ahead: string, language: Locale): PeriodUnit | null {
  const { often } = languages[language].money;
  const { noAttribute, noPeriod, andMore } = languages[language].toldMoney;
  const told = periodUnits.flatMap((unit) =>
    [...ahead.matchAll(everywhere(often[unit]))]
      .filter(({ 0: word, index }) => !noAttribute.test(word) && !noPeriod.test(ahead.slice(index + word.length)))
      .map(({ 0: word, index }) => ({ unit, gap: ahead.slice(index + word.length) })),
  );
  const last = told.sort((a, b) => a.gap.length - b.gap.length)[0];
  const isSaid = last && last.gap.length <= beside && isOpen.test(last.gap) && !andMore.test(last.gap);
  return isSaid ? last.unit : null;
}
const isOpen = /^[^,;.#%]*$/;

const globals = new WeakMap<RegExp, RegExp>();
function everywhere(pattern: RegExp): RegExp {
  const global = globals.get(pattern) ?? new RegExp(pattern, `${pattern.flags}g`);
  globals.set(pattern, global);
  return global;
}

/** "For each key he pays £25": the last such word before the sum, with what it is said of; of another sum, nothing. */
function eachAhead(ahead: string, isBehindSum: boolean, language: Locale): Told | null {
  const { eachBefore, andMore } = languages[language].toldMoney;
  const last = [...ahead.matchAll(eachBefore)].at(-1);
  if (!last) return null;
  const said = ahead.slice(last.index);
  const unit = unitNamed(said, language);
  const isOther = andMore.test(said) && (isBehindSum || (unit !== null && isAfterSum.test(ahead)));
  if (isOther) return null;
  return unit ? plain(unit) : { per: 'event', each: said };
}
/** A rate stands before it: "5 % a year, and". */
const isAfterSum = /\d ?%|\d [Pp](?:er|ro)/;

function eachFarBehind(behind: string, language: Locale): Told | null {
  const said = behind
    .slice(0, far)
    .split(/[.:,،]/, 1)
    .join();
  const found = languages[language].toldMoney.eachFar.exec(said);
  if (!found) return null;
  const each = said.slice(found.index);
  const unit = unitNamed(each, language);
  return unit ? plain(unit) : { per: 'event', each };
}

/** "For each further day". */
function unitNamed(words: string, language: Locale): PeriodUnit | null {
  const opening = words
    .slice(0, beside)
    .split(/[,;:.#]/, 1)
    .join();
  return periodUnits.find((unit) => periodIn(opening, unit, language) !== null) ?? null;
}

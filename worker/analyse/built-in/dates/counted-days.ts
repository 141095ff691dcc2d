import type { Locale } from '#src/i18n/locale.schema.ts';
import type { CountedWords, DateAct } from '#worker/analyse/languages/dates-words.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { Passage } from '../play';
import { isLeftOut } from '../read/agreed-words';
import { addPeriod, dayBefore, subtractPeriod } from '../read/calendar';
import { readDates } from '../read/dates';
import { type Duration, inDays, readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import type { ContractText, Sentence } from '../text/contract-text';
import { says } from '../text/says';
import { type ContractDay, kindOf, type MainDays } from './contract-day';
import { type DatedStatement, withoutFiller } from './dated-statements';
import { countEnd } from './find-end';
import { namedBase } from './named-days';
import { whatFor } from './what-for';

const ahead = 90;
const behind = 120;
const nearTrial = 50;
const longestTrialDays = 400;

/** Days that follow from a length of time and another day of the contract. */
export function findCountedDays(
  known: MainDays,
  statements: readonly DatedStatement[],
  contract: ContractText,
): ContractDay[] {
  const days = contract.sentences.flatMap((sentence) =>
    says(languages[contract.language].dates.foreign, contract.language, sentence.words)
      ? []
      : readDurations(sentence.words, contract.language).flatMap((duration) =>
          isTerm(duration, sentence, known, contract) || isLeftOut(sentence.words, duration.index, contract.language)
            ? []
            : (endOfTrial(duration, sentence, known, contract) ??
              countFromDay(duration, sentence, known, contract) ??
              countBackFromEnd(duration, sentence, known, contract) ??
              countFromName(duration, sentence, { ...known, statements }, contract) ??
              []),
        ),
  );
  return [...endOfMinimum(known), ...days];
}

/** The mention that was read as that, or another: "the contract lasts one year from the start". */
function isTerm({ index, amount, unit }: Duration, sentence: Sentence, { term }: MainDays, { language }: ContractText) {
  if (!term) return false;
  if (term.passage.sentence === sentence && term.duration.index === index) return true;
  const { own, termAhead } = languages[language].dates;
  const before = sentence.words.slice(0, index);
  return (
    amount === term.duration.amount &&
    unit === term.duration.unit &&
    says(own, language, before) &&
    says(termAhead, language, before)
  );
}

function endOfMinimum({ start, term, end, isOpen }: MainDays): ContractDay[] {
  const least = term?.isMinimum || isOpen ? countEnd({ start, term }) : null;
  if (!least?.counted || !start || !term || end?.date === least.date) return [];
  return [
    {
      kind: 'other',
      date: least.date,
      about: 'minimum-term',
      passage: term.passage,
      counted: { base: start.date, period: term.duration, direction: 'after' },
    },
  ];
}

/** "The first three months are a trial": from the start, the last day included. */
function endOfTrial(duration: Duration, sentence: Sentence, { start }: MainDays, contract: ContractText) {
  const { words } = sentence;
  const { language } = contract;
  const nearby = words.slice(Math.max(0, duration.index - nearTrial), duration.end + nearTrial);
  if (!start || inDays(duration) > longestTrialDays || duration.unit === 'hour') return null;
  if (says(languages[language].dates.afterTrial, language, nearby)) return null;
  if (readDates(words, language, { notBefore: start.date }).length > 0) return null;
  if (!says(languages[language].dates.acts.probation, language, nearby) || isNoticePeriod(duration, words, language))
    return null;
  const next = addPeriod(start.date, duration);
  if (!next) return null;
  return [dayOf('after', start.date, duration, dayBefore(next), sentence, 'probation')];
}

function countFromDay(duration: Duration, sentence: Sentence, known: MainDays, contract: ContractText) {
  const { language, sentences } = contract;
  const { words, index, clause } = sentence;
  const context = [words, clause.heading];
  const beside = [sentences[index - 1]?.words ?? '', sentences[index + 1]?.words ?? ''];
  const before = words.slice(Math.max(0, duration.index - ahead), duration.index);
  const after = words.slice(duration.end, duration.end + behind);
  const rule = languages[language].dates.counted.find(
    (one) =>
      (!one.ahead || says(one.ahead, language, before)) &&
      (!one.behind || says(one.behind, language, after)) &&
      (!one.when || says(languages[language].dates.acts[one.when], language, [...context, beside[0]].join(' '))),
  );
  const base = rule && baseOf(rule, known);
  const period = inWholeDays(duration);
  if (!rule || !base || !period) return null;
  const date = rule.direction === 'before' ? subtractPeriod(base, period) : addPeriod(base, period);
  if (!date || (known.agreed && date < known.agreed.date)) return null;
  const isLastDay = rule.from === 'end' && rule.direction === 'before';
  if (rule.direction === 'after' && isIf(before, language)) return null;
  const isAsked = isLastDay && says(languages[language].dates.offered, language, words);
  // "Six months before the end the Town writes to you": a word from the other side, and no notice to give.
  const isToldToYou = isLastDay && says(languages[language].dates.informsYou, language, words);
  if (isAsked || isToldToYou) return [dayOf(rule.direction, base, period, date, sentence, null)];
  const act =
    rule.when ??
    (isLastDay ? stopsIt(sentence, language) : null) ??
    whatFor(language, ...context) ??
    (says(languages[language].dates.acts.cancellation, language, beside.join(' ')) ? 'cancellation' : null) ??
    (isLastDay ? 'notice' : null);
  // Notice that nobody can give for so long from the start: its first day, not its last.
  if (rule.from === 'start' && rule.direction === 'after' && (act === 'notice' || act === 'renewal')) return null;
  if (rule.from === 'end' && rule.direction === 'after') {
    return [
      { ...dayOf('after', base, period, date, sentence, act === 'payment' ? act : null), about: 'after-end' as const },
    ];
  }
  return act ? [dayOf(rule.direction, base, period, date, sentence, act)] : null;
}

/** "If he delivers more than six weeks after": the day on which a condition rests. */
const isIf = (before: string, language: Locale) =>
  says(
    languages[language].dates.conditional,
    language,
    before.slice(Math.max(before.lastIndexOf('.'), before.lastIndexOf(';')) + 1),
  );

/** What is said so long before the end is said against its going on. */
function stopsIt({ words }: Sentence, language: Locale): DateAct | null {
  const { acts } = languages[language].dates;
  return (['renewal', 'notice'] as const).find((one) => says(acts[one], language, words)) ?? null;
}

/** "Three months before the 31st December": before the end of the contract, which is written there. */
function countBackFromEnd(
  duration: Duration,
  sentence: Sentence,
  { start, end }: MainDays,
  { language }: ContractText,
) {
  const after = sentence.words.slice(duration.end, duration.end + behind);
  const written = readDates(after, language, { notBefore: start?.date ?? null })[0];
  const period = inWholeDays(duration);
  if (!end || !period || written?.date !== end.date || written.index > nearTrial) return null;
  if (!says(languages[language].dates.tooLate, language, withoutFiller(after.slice(0, written.index), language)))
    return null;
  const date = subtractPeriod(end.date, period);
  return date ? [dayOf('before', end.date, period, date, sentence, 'notice')] : null;
}

/** "Two weeks before the wedding": from a day that the contract names. */
function countFromName(
  duration: Duration,
  sentence: Sentence,
  { agreed, statements }: MainDays & { statements: readonly DatedStatement[] },
  { language }: ContractText,
) {
  const period = inWholeDays(duration);
  const base = period && namedBase(duration, sentence.words, statements, language);
  const date = base && (base.direction === 'before' ? subtractPeriod(base.date, period) : addPeriod(base.date, period));
  if (!date || (agreed && date < agreed.date)) return null;
  return [dayOf(base.direction, base.date, period, date, sentence, nameOf(sentence, language))];
}

/** "The engine is guaranteed for three months from delivery": how long a guarantee holds, and no delivery. */
function nameOf({ words, clause }: Sentence, language: Locale): DateAct | null {
  const act = whatFor(language, words, clause.heading);
  return act === 'handover' && says(languages[language].dates.notTermOf, language, words) ? null : act;
}

/** The end of a least term where the contract itself has none. */
function baseOf({ from, direction }: CountedWords, { agreed, start, begins, term, end }: MainDays) {
  const first = start ?? (direction === 'before' ? begins : null);
  const least = term?.isMinimum && (term.isOwn || term.isAnchored) ? countEnd({ start, term }) : null;
  return { agreement: agreed, start: first, end: end ?? least }[from]?.date ?? null;
}

/** Hours as whole days; null for days of work, which depend on the calendar of the place. */
function inWholeDays({ amount, unit }: Duration): Pick<Duration, 'amount' | 'unit'> | null {
  if (unit === 'business-day') return null;
  if (unit !== 'hour') return { amount, unit };
  return amount % 24 === 0 ? { amount: amount / 24, unit: 'day' } : null;
}

function dayOf(
  direction: 'before' | 'after',
  base: string,
  { amount, unit }: Pick<Duration, 'amount' | 'unit'>,
  date: string,
  sentence: Sentence,
  about: DateAct | null,
): ContractDay {
  const { words, start, end } = sentence;
  const passage: Passage = { start, end, words, score: 0, sentence };
  return { kind: kindOf(about), date, about, passage, counted: { base, period: { amount, unit }, direction } };
}

import type { Locale } from '#src/i18n/locale.schema.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import { addPeriod, dayBefore } from '../read/calendar';
import { inDays, readDurations } from '../read/durations';
import { isNoticePeriod } from '../read/notice-period';
import type { ContractText } from '../text/contract-text';
import { says } from '../text/says';
import type { ContractEnd, MainDays } from './contract-day';
import type { DatedStatement } from './dated-statements';
import { isOfOther } from './of-other';
import { isOfTrial } from './of-trial';

type Known = Omit<MainDays, 'end'> & { statements: readonly DatedStatement[] };

/** Of a day that no more than follows from start and term, or until which something lasts. */
const counts = 3;
const near = 40;

/** The last day of the contract: written, or counted from its start and term. */
export function findEnd(known: Known, contract: ContractText): ContractEnd | null {
  const counted = countEnd(known);
  let best: { statement: DatedStatement; score: number } | null = null;
  for (const statement of known.statements) {
    const score = weigh(statement, counted?.date ?? null, known, contract);
    const isLater = best && score === best.score && statement.date > best.statement.date;
    if (score > (best?.score ?? 0) || isLater) best = { statement, score };
  }
  if (best && !(known.isOpen && best.score <= counts))
    return { date: best.statement.date, passage: best.statement.passage, counted: null };
  return known.isOpen || known.term?.isMinimum ? null : counted;
}

export function countEnd({ start, term }: Pick<Known, 'start' | 'term'>): ContractEnd | null {
  const next = start && term && addPeriod(start.date, term.duration);
  if (!next) return null;
  return {
    date: term.isFromAgreement ? next : dayBefore(next),
    passage: term.passage,
    counted: {
      start: start.date,
      term: term.duration,
      isAnchored: term.isAnchored || start.sentence === term.passage.sentence,
    },
  };
}

/** "For twenty weeks, that is until 30 May": the day to which a length of time beside it leads from the start. */
function isSpanned({ date, sentence }: DatedStatement, start: DatedStatement | null, language: Locale) {
  const { words } = sentence;
  const { notTerm, notTermOf, acts } = languages[language].dates;
  const { ahead } = languages[language].due.opening;
  if (!start || says(notTermOf, language, words) || says(acts.probation, language, words)) return false;
  return readDurations(words, language).some((duration) => {
    const before = words.slice(0, duration.index);
    if (ahead && says(ahead, language, before)) return false;
    if (says(notTerm, language, before.slice(-near))) return false;
    if (says(notTerm, language, words.slice(duration.end, duration.end + near))) return false;
    const next = !isNoticePeriod(duration, words, language) && inDays(duration) > 6 && addPeriod(start.date, duration);
    return next === date || (next && dayBefore(next) === date);
  });
}

function weigh(
  statement: DatedStatement,
  counted: string | null,
  { agreed, start, begins }: Known,
  contract: ContractText,
) {
  const { language } = contract;
  const words = languages[language].dates;
  const { date, before, after, sentence } = statement;
  const earliest = (start ?? begins)?.date ?? agreed?.date;
  const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('; ')) + 1);
  if (says(words.endsOfElse, language, clause) && !says(words.own, language, clause)) return 0;
  if (isOfTrial(sentence, contract) || isOfOther(sentence, contract)) return 0;
  if (says(words.replaced, language, before) || says(words.minimum, language, sentence.words)) return 0;
  if ((earliest && date <= earliest) || says(words.foreign, language, sentence.words)) return 0;
  const isCounted =
    (counted !== null && (date === counted || dayBefore(date) === counted)) ||
    isSpanned(statement, start ?? begins, language);
  if (says(words.until, language, before) && says(words.prolonged, language, before)) return isCounted ? 6 : 5;
  if (says(words.ends, language, before)) return isCounted ? 6 : 5;
  if (says(words.from, language, before)) return 0;
  const isBeside = start?.sentence === sentence && start.index < statement.index;
  if (says(words.endsAfter, language, after) && (isBeside || says(words.own, language, sentence.words))) return 4;
  if (!says(words.until, language, before)) return isCounted ? 3 : 0;
  const isBack = says(words.givenBack, language, `${before.slice(-near)}${after.slice(0, near)}`);
  const first = start ?? (isBack ? begins : null);
  if (first && first.sentence === sentence && first.index < statement.index) return 4;
  if (isCounted) return 4;
  return says(words.lasts, language, before) &&
    says(words.own, language, sentence.words) &&
    !says(words.notTermOf, language, sentence.words)
    ? 3
    : 0;
}

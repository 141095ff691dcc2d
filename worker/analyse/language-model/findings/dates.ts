import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import { languages } from '#worker/analyse/languages/languages.ts';
import type { AnsweredDate } from '../answers/facts.schema';
import { citations } from './citations';
import { countDate, isCalendarDate } from './counted-date';

export interface DatesContext {
  /** Dates that the contract states. */
  stated: ReadonlySet<string>;
  /** Language of the contract. */
  language: Locale;
  /** Language that the analysis is written in. */
  writtenIn: Locale;
}

const mostDates = 30;

/** Answered dates as calendar dates, earliest first. Those counted from a date that the contract does not state are dropped. */
export function datesOf(answered: AnsweredDate[], context: DatesContext): Findings['dates'] {
  const dates = answered.slice(0, mostDates);
  const written = dates.flatMap((date) =>
    date.written && isCalendarDate(date.written) ? [toDate(date, date.written, null)] : [],
  );
  const counted = countAll(
    dates.filter((date) => !date.written || !isCalendarDate(date.written)),
    context,
  );
  return [...written, ...counted].sort((one, other) => one.date.localeCompare(other.date));
}

/** A date may be counted from one that is counted itself: the end from the start, the notice from the end. */
function countAll(dates: AnsweredDate[], { stated, language, writtenIn }: DatesContext): Findings['dates'] {
  const known = new Set(stated);
  const left = new Set(dates);
  const found: Findings['dates'] = [];
  for (let before = -1; before !== found.length; ) {
    before = found.length;
    for (const answered of left) {
      const { countedFrom, explanation } = answered;
      const date =
        countedFrom && known.has(countedFrom.date) ? countDate(countedFrom, languages[language].writing.weekend) : null;
      if (!countedFrom || !date) continue;
      left.delete(answered);
      known.add(date);
      const holidays = countedFrom.unit === 'working-day' ? m.date_working_days({}, { locale: writtenIn }) : '';
      found.push(toDate(answered, date, `${explanation ?? countedFrom.date} ${holidays}`.trim()));
    }
  }
  return found;
}

const toDate = ({ kind, label, quotes }: AnsweredDate, date: string, computedFrom: string | null) => ({
  ...{ kind, label, date, computedFrom },
  evidence: citations(quotes),
});

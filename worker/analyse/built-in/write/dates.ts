import { m } from '#src/i18n/paraglide/messages.js';
import type { Findings } from '#worker/analyse/analyst.ts';
import type { ContractDay } from '../dates/contract-day';
import { timelineOf } from '../dates/timeline';
import { firstOfEach } from '../first-of-each';
import type { Telling, To } from '../play';
import type { Finding } from '../run-playbook';
import { citePassages } from './cite';
import { formatDate, formatDuration } from './format';

type WrittenDate = Findings['dates'][number];

/** Calendar dates of the contract, earliest first. */
export function writeDates(findings: readonly Finding[], telling: Telling): Findings['dates'] {
  const dates = [...datesOfPlays(findings, telling), ...otherDays(telling)];
  return firstOfEach(dates, ({ kind, date }) => `${kind} ${date}`).sort((a, b) => a.date.localeCompare(b.date));
}

function datesOfPlays(findings: readonly Finding[], telling: Telling): WrittenDate[] {
  return findings.flatMap(({ play, facts, passages }) =>
    (play.dates?.(facts, telling) ?? []).map(({ kind, label, date, computedFrom, passages: own }) => ({
      kind,
      label: label ?? null,
      date,
      computedFrom,
      evidence: citePassages(own ?? passages.slice(0, 1), telling),
    })),
  );
}

/** What lies before the contract, or before today where its date is not known, is history. */
function otherDays(telling: Telling): WrittenDate[] {
  const { to, today, contract } = telling;
  const { agreed, days } = timelineOf(contract);
  return days
    .filter(({ date }) => date >= (agreed?.date ?? today))
    .map((day) => ({
      kind: day.kind,
      label: day.about && labels[day.about]({}, to),
      date: day.date,
      computedFrom: writeCounting(day, agreed?.date ?? today, to),
      evidence: citePassages([day.passage], telling),
    }));
}

const labels: Record<NonNullable<ContractDay['about']>, (inputs: Record<string, never>, to: To) => string> = {
  probation: m.date_label_trial_ends,
  cancellation: m.date_label_cancel,
  renewal: m.date_label_stop_renewal,
  notice: m.date_label_notice,
  payment: m.date_label_payment,
  review: m.date_label_review,
  handover: m.date_label_handover,
  'minimum-term': m.date_label_minimum_term,
  'after-end': m.date_label_after_end,
};

function writeCounting({ counted, inferred }: ContractDay, agreed: string, to: To): string | null {
  if (counted) {
    const inputs = { date: formatDate(counted.base, to), period: formatDuration(counted.period, to) };
    return counted.direction === 'before' ? m.date_computed_before(inputs, to) : m.date_computed_after(inputs, to);
  }
  if (inferred === 'year') return m.date_computed_year({ date: formatDate(agreed, to) }, to);
  return inferred === 'calendar' ? m.date_computed_hijri({}, to) : null;
}

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { countsOf, isoToday, pressingDates } from '#src/features/contracts/pressing-dates.rules.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatNumber, formatShortDay } from '#web/lib/format.ts';
import type { Sections } from '../analysis-sections';
import { answerLooks } from './answer-looks';

/** Counts and dates in a line, each the way to what it counts. */
export function AnswerStrip({ sections }: { sections: Sections }) {
  const { negotiate, know, read } = countsOf(sections);
  const counts = [
    { to: '#risks', count: negotiate, label: m.analysis_glance_negotiate() },
    { to: '#risks', count: know, label: m.analysis_glance_know() },
    { to: '#read-yourself', count: read, label: m.analysis_glance_read() },
  ];
  return (
    <nav aria-label={m.analysis_glance_label()} className="answer-strip print:hidden">
      <ul className={answerLooks.strip}>
        {counts.map(
          ({ to, count, label }) =>
            count > 0 && (
              <StripItem key={label} to={to} label={label}>
                {formatNumber(count)}
              </StripItem>
            ),
        )}
        {pressingDates(sections.dates ?? [], isoToday()).map(({ kind, date, past }) => (
          <StripItem
            key={kind}
            to="#dates"
            label={past ? m.analysis_date_expired() : dateKindText[kind]()}
            urgent={past}
            className={answerLooks.stripDate}
          >
            <time dateTime={date}>{formatShortDay(date)}</time>
          </StripItem>
        ))}
      </ul>
    </nav>
  );
}

type ItemProps = { to: string; label: string; urgent?: boolean; className?: string; children: ReactNode };

function StripItem({ to, label, urgent = false, className, children }: ItemProps) {
  return (
    <li className={className}>
      <Link to={to} replace className={`group/item ${answerLooks.stripItem}`}>
        <span className={`${answerLooks.stripValue} group-hover/item:underline ${urgent ? 'text-error' : ''}`}>
          {children}
        </span>
        <span className={`${answerLooks.stripLabel} ${urgent ? 'text-error' : 'text-muted'}`}>{label}</span>
      </Link>
    </li>
  );
}

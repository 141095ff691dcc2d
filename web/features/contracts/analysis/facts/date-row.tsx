import { CalendarPlus } from 'lucide-react';
import type { DatedDate } from '#src/features/contracts/pressing-dates.rules.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { formatDay } from '#web/lib/format.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { AnalysisText } from '../analysis-text';
import { WordsLink } from '../evidence/words-link';
import { NotInText } from '../not-in-text';

type Props = { dated: DatedDate; onSave: () => void };

/** A point on the line of dates. */
export function DateRow({ dated, onSave }: Props) {
  const { kind, label, date, computedFrom, evidence, past } = dated;
  return (
    <li className="relative flex items-start gap-x-3 py-1 ps-4">
      <span
        aria-hidden
        className={`absolute -start-1.5 top-2.5 size-3 rounded-full border-2 border-base-100 ${past ? 'bg-rule' : 'bg-base-content'}`}
      />
      <div className="grid min-w-0 grow gap-x-4 sm:grid-cols-[9.75rem_minmax(0,1fr)]">
        <div className={past ? 'text-muted' : ''}>
          <WordsLink evidence={evidence} className="font-semibold">
            <time dateTime={date}>{formatDay(date)}</time>
          </WordsLink>
          <NotInText fact={dated} />
        </div>
        <div>
          <p>
            {label === null ? dateKindText[kind]() : <AnalysisText as="span">{label}</AnalysisText>}
            {past && (
              <span className={`ms-2 text-sm ${kind === 'expiry' ? 'font-semibold text-error' : 'text-muted'}`}>
                ({kind === 'expiry' ? m.analysis_date_expired() : m.analysis_date_passed()})
              </span>
            )}
          </p>
          {computedFrom && (
            <p className="text-xs text-muted">
              {m.analysis_date_computed()} <AnalysisText as="span">{computedFrom}</AnalysisText>
            </p>
          )}
        </div>
      </div>
      {!past && (
        <IconButton
          icon={CalendarPlus}
          label={`${m.analysis_calendar_one()}: ${formatDay(date)}`}
          onClick={onSave}
          className="btn-sm -my-1 shrink-0 print:hidden"
        />
      )}
    </li>
  );
}

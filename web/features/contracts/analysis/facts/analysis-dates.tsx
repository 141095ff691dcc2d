import { CalendarPlus } from 'lucide-react';
import { use } from 'react';
import { lastDayKinds } from '#src/features/contracts/analysis-shape.schema.ts';
import { datesInOrder, isoToday } from '#src/features/contracts/pressing-dates.rules.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Button } from '#web/ui/button.tsx';
import { AnalysisSection } from '../analysis-section';
import type { Sections } from '../analysis-sections';
import { AnalysisUnavailable } from '../analysis-unavailable';
import { PageFills } from '../page-fills';
import { ToCome } from '../to-come';
import type { DatedContract } from './calendar-save';
import { DateRow } from './date-row';
import { RemindToggle } from './remind-toggle';

type Props = Pick<Sections, 'dates' | 'partial'> & { contract: DatedContract };

// Fetched when it is wanted.
const saveDates = async (...dated: Parameters<typeof import('./calendar-save').saveCalendar>) =>
  (await import('./calendar-save')).saveCalendar(...dated);

/** The dates of a contract on a line, those that have passed faint; each and all for the reader's calendar. */
export function AnalysisDates({ dates, partial, contract }: Props) {
  const inOrder = datesInOrder(dates ?? [], isoToday());
  const ahead = inOrder.filter(({ past }) => !past);
  const lastDays = ahead.some(({ kind }) => lastDayKinds.some((one) => one === kind));
  const fills = use(PageFills);
  if (dates?.length === 0 && !partial) return fills && <div id="dates" />;
  return (
    <AnalysisSection
      id="dates"
      title={m.analysis_dates()}
      action={
        ahead.length > 0 && (
          <div className="flex flex-wrap items-center gap-x-4">
            {lastDays && contract.reminders !== undefined && (
              <RemindToggle id={contract.id} reminders={contract.reminders} />
            )}
            <Button variant="quiet" size="sm" onClick={() => void saveDates(contract, ahead)} className="print:hidden">
              <CalendarPlus aria-hidden className="size-4" />
              {m.analysis_calendar_all()}
            </Button>
          </div>
        )
      }
    >
      {dates === null && <AnalysisUnavailable text={m.analysis_section_unavailable()} />}
      {dates?.length === 0 && <ToCome rows={3} />}
      <ol className="ms-1.5 border-s border-rule">
        {inOrder.map((one) => (
          <DateRow
            key={`${one.kind}-${one.date}-${one.label}`}
            dated={one}
            onSave={() => void saveDates(contract, [one])}
          />
        ))}
      </ol>
    </AnalysisSection>
  );
}

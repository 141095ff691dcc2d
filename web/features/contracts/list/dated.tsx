import type { ListedDate } from '#src/features/contracts/contracts.schema.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { formatShortDay } from '#web/lib/format.ts';

/** A date of a contract and, below it, what happens then. */
export function Dated({ date, kind, label }: ListedDate) {
  return (
    <span className="grid min-w-0 leading-4">
      <time dateTime={date} className="text-sm font-medium whitespace-nowrap tabular-nums">
        {formatShortDay(date)}
      </time>
      <span dir="auto" title={label ?? undefined} className="truncate text-start text-xs text-muted">
        {label ?? dateKindText[kind]()}
      </span>
    </span>
  );
}

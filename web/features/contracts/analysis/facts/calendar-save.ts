import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { saveFile } from '#web/features/contracts/contract-save.ts';
import { dateKindText } from '#web/features/contracts/date-kind-text.ts';
import { calendarFile } from './calendar-file';

export type DatedContract = Pick<Contract, 'id' | 'fileName' | 'title' | 'updatedAt'>;

/** Dates of a contract for a calendar, named after what happens and after the contract. */
export function saveCalendar({ id, fileName, title, updatedAt }: DatedContract, dates: readonly ContractDate[]) {
  const days = dates.map(({ kind, label, date, computedFrom, evidence }) => ({
    uid: `${id}-${kind}-${date}@plainclause`,
    date,
    summary: `${label ?? dateKindText[kind]()}: ${title ?? fileName}`,
    description: [computedFrom, ...evidence.map(({ quote }) => quote)].filter(Boolean).join('\n'),
  }));
  saveFile(`${fileName}.ics`, calendarFile(days, new Date(updatedAt)), 'text/calendar;charset=utf-8');
}

import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import { calendarFile, calendarUid } from '#src/features/contracts/calendar-file.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { dateKindText } from '#src/i18n/date-kind-text.ts';
import { contractName, downloadName } from '#web/features/contracts/contract-name.ts';
import { saveFile } from '#web/features/contracts/contract-save.ts';

export type DatedContract = Pick<Contract, 'id' | 'fileName' | 'givenTitle' | 'title' | 'updatedAt' | 'reminders'>;

/** Dates of a contract for a calendar, named after what happens and after the contract. */
export function saveCalendar(contract: DatedContract, dates: readonly ContractDate[]) {
  const { id, updatedAt } = contract;
  const days = dates.map(({ kind, label, date, computedFrom, evidence }) => ({
    uid: calendarUid({ contractId: id, kind, date }),
    date,
    summary: `${label ?? dateKindText[kind]()}: ${contractName(contract)}`,
    description: [computedFrom, ...evidence.map(({ quote }) => quote)].filter(Boolean).join('\n'),
  }));
  saveFile(`${downloadName(contract)}.ics`, calendarFile(days, new Date(updatedAt)), 'text/calendar;charset=utf-8');
}

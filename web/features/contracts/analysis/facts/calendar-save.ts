import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { contractName, downloadName } from '#web/features/contracts/contract-name.ts';
import { saveFile } from '#web/features/contracts/contract-save.ts';
import { dateKindText } from '#web/features/contracts/date-kind-text.ts';
import { calendarFile } from './calendar-file';

export type DatedContract = Pick<Contract, 'id' | 'fileName' | 'givenTitle' | 'title' | 'updatedAt'>;

/** Dates of a contract for a calendar, named after what happens and after the contract. */
export function saveCalendar(contract: DatedContract, dates: readonly ContractDate[]) {
  const { id, updatedAt } = contract;
  const days = dates.map(({ kind, label, date, computedFrom, evidence }) => ({
    uid: `${id}-${kind}-${date}@plainclause`,
    date,
    summary: `${label ?? dateKindText[kind]()}: ${contractName(contract)}`,
    description: [computedFrom, ...evidence.map(({ quote }) => quote)].filter(Boolean).join('\n'),
  }));
  saveFile(`${downloadName(contract)}.ics`, calendarFile(days, new Date(updatedAt)), 'text/calendar;charset=utf-8');
}

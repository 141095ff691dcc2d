import type { ContractText } from '../text/contract-text';
import type { ContractDay, MainDays } from './contract-day';
import { findCountedDays } from './counted-days';
import { readDateOrder } from './date-order';
import { readStatements } from './dated-statements';
import { findAgreed } from './find-agreed';
import { findEnd } from './find-end';
import { findStart } from './find-start';
import { findTerm, runsOpen } from './find-term';
import { findWrittenDays } from './written-days';

/** The days of a contract. */
export interface Timeline extends MainDays {
  /** Other days by which something has to be done or happens. */
  days: readonly ContractDay[];
}

const timelines = new WeakMap<ContractText, Timeline>();

export function timelineOf(contract: ContractText): Timeline {
  let timeline = timelines.get(contract);
  if (!timeline) {
    timeline = readTimeline(contract);
    timelines.set(contract, timeline);
  }
  return timeline;
}

function readTimeline(contract: ContractText): Timeline {
  const order = readDateOrder(contract);
  const agreed = findAgreed(readStatements(contract, { order }), contract);
  const statements = readStatements(contract, { order, notBefore: agreed?.date ?? null });
  const term = findTerm(contract);
  const start = findStart(statements, { agreed, term }, contract);
  const isOpen = runsOpen(contract);
  const end = findEnd({ statements, agreed, start, term, isOpen }, contract);
  const known = { agreed, start, term, end, isOpen };
  const days = [...findWrittenDays(statements, known, contract), ...findCountedDays(known, contract)];
  return {
    ...known,
    days: days.filter((day, at) => days.findIndex(({ date, kind }) => date === day.date && kind === day.kind) === at),
  };
}

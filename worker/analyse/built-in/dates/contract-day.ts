import type { ContractDate } from '#src/features/contracts/analysis.schema.ts';
import type { DateAct } from '#worker/analyse/languages/dates-words.ts';
import type { Passage } from '../play';
import type { Duration } from '../read/durations';
import type { DatedStatement } from './dated-statements';
import type { FoundTerm } from './find-term';

/** The days that others are counted from, each null where the text does not give it. */
export interface MainDays {
  agreed: DatedStatement | null;
  start: DatedStatement | null;
  /** Where no words give the start: when what is agreed begins or takes place. Nothing is counted from it. */
  begins: DatedStatement | null;
  term: FoundTerm | null;
  end: ContractEnd | null;
  /** The contract runs until somebody ends it. */
  isOpen: boolean;
}

export interface ContractEnd {
  date: string;
  passage: Passage;
  /** How it follows where it is not written. */
  counted: CountedEnd | null;
}

export interface CountedEnd {
  start: string;
  term: Duration;
  /** The words of the term say from when it runs: it is surely the one that begins with the start. */
  isAnchored: boolean;
}

/** A day by which something has to be done or happens, other than the contract's own start and end. */
export interface ContractDay {
  kind: ContractDate['kind'];
  date: string;
  about: DateAct | 'minimum-term' | 'after-end' | null;
  passage: Passage;
  /** How it follows where it is not written. */
  counted: { base: string; period: Pick<Duration, 'amount' | 'unit'>; direction: 'before' | 'after' } | null;
  inferred?: 'year' | 'calendar';
}

const kinds: Record<DateAct, ContractDate['kind']> = {
  probation: 'probation',
  cancellation: 'cancellation',
  renewal: 'notice-deadline',
  notice: 'notice-deadline',
  payment: 'payment',
  review: 'review',
  handover: 'other',
};

export const kindOf = (act: DateAct | null): ContractDate['kind'] => (act ? kinds[act] : 'other');

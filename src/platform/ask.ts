import type { TextRef } from '../features/contracts/contract-texts';
import type { AnswerFailure } from '../features/questions/questions.errors';
import type { Answer, Passage } from '../features/questions/questions.schema';
import type { Locale } from '../i18n/locale.schema';

export interface FindRequest {
  text: TextRef;
  question: string;
  /** Of the reader: what passages are about is told in it, and where the question itself does not tell, it is read in it. */
  language: Locale;
}

export interface Found {
  /** The likeliest first; none: the contract has nothing to do with what is asked. */
  passages: Passage[];
  /** Whether a language model can write an answer. */
  canWrite: boolean;
}

export interface WriteRequest extends FindRequest {
  contractId: string;
  passages: Passage[];
}

/** Errors lose their class across Workers, so a failure is a value. */
export type Written = { ok: true; answer: Answer } | { ok: false; failureCode: AnswerFailure };

/** The analysis Worker's entry point `Ask`, as the API Worker sees it. */
export interface AskService {
  /** Whether a language model writes answers. */
  canWrite(): Promise<boolean>;
  /** Null where the contract's text is not kept. */
  find(request: FindRequest): Promise<Found | null>;
  /** Answers from the passages alone; `onDraft` is given what is whole so far, each time with more. */
  write(request: WriteRequest, onDraft: (draft: Answer) => void): Promise<Written>;
}

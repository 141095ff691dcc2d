import { useMemo, useRef, useState } from 'react';
import { longestBlank, type WordingKind } from '../../../src/features/clauses/clause-choices.schema';
import { cleanBlank, readWording } from '../../../src/features/clauses/clause-wording.rules';
import type { Clause, ClauseAdded, ClauseErrorCode } from '../../../src/features/clauses/clauses.schema';
import { errorText } from '../../../src/i18n/error-text';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { failureText } from '../../lib/failure-text';
import { showToast } from '../../ui/toast-store';
import { useAddClause } from './clauses.queries';

type BlankFault = Extract<ClauseErrorCode, `clauses.blank_${string}`>;

function faultOf(value: string): BlankFault | null {
  const clean = cleanBlank(value);
  if (clean === '') return 'clauses.blank_empty';
  return Array.from(clean).length > longestBlank ? 'clauses.blank_too_long' : null;
}

type Start = { clause: Clause; wording: WordingKind; contractId: string };

/** Where a clause goes and what stands in its blanks, on its way to the server. A failure loses nothing. */
export function useAddClauseForm({ clause, ...start }: Start, onAdded: (added: ClauseAdded) => void) {
  const [contractId, setContractId] = useState(start.contractId);
  const [wording, setWording] = useState(start.wording);
  /** What was typed, by wording: going back to one finds it as it was left. */
  const [typed, setTyped] = useState<Partial<Record<WordingKind, string[]>>>({});
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useAddClause();

  const words = clause.wordings[wording] ?? '';
  const { blanks: suggestions, paragraphs } = useMemo(() => readWording(words), [words]);
  const blanks = typed[wording] ?? suggestions;

  function setBlank(place: number, value: string) {
    setTyped((before) => ({
      ...before,
      [wording]: (before[wording] ?? suggestions).map((one, at) => (at === place ? value : one)),
    }));
  }

  function submit() {
    setTried(true);
    setFailure(null);
    const wrong = contractId === '' ? -1 : blanks.findIndex(faultOf);
    if (contractId === '' || wrong >= 0) {
      const name = contractId === '' ? 'contract' : `blank-${wrong}`;
      form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
      return;
    }
    mutate(
      { contractId, clauseId: clause.id, wording, blanks: [...blanks] },
      {
        onSuccess: onAdded,
        onError: (error) => {
          const description = failureText(error, m.clause_add_failed());
          setFailure(description);
          showToast({ title: m.clause_add_failed_title(), description, tone: 'destructive' });
        },
      },
    );
  }

  return {
    form,
    contractId,
    setContractId,
    contractError: tried && contractId === '' ? m.clause_add_contract_required() : null,
    wording,
    setWording,
    words,
    paragraphs,
    suggestions,
    blanks,
    setBlank,
    blankError: (place: number) => {
      const fault = tried ? faultOf(blanks[place] ?? '') : null;
      return fault && errorText[fault]();
    },
    isDirty: Object.values(typed).some((values) => values !== undefined),
    isPending,
    failure,
    submit,
  };
}

import { useMemo, useState } from 'react';
import { longestBlank, type WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import { readWording } from '#src/features/clauses/clause-wording.rules.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { cleanLine } from '#src/kernel/clean-line.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { useAddClause } from './clauses.queries';

type BlankFault = Extract<keyof typeof errorText, `clauses.blank_${string}`>;

function faultOf(value: string): BlankFault | null {
  const clean = cleanLine(value);
  if (clean === '') return 'clauses.blank_empty';
  return Array.from(clean).length > longestBlank ? 'clauses.blank_too_long' : null;
}

const blankName = (place: number) => `blank-${place}`;

function errorsIn(contractId: string, blanks: readonly string[]): FieldErrors<string> {
  const errors: FieldErrors<string> = contractId === '' ? { contract: m.clause_add_contract_required() } : {};
  for (const [place, value] of blanks.entries()) {
    const fault = faultOf(value);
    if (fault) errors[blankName(place)] = errorText[fault]();
  }
  return errors;
}

type Start = { clause: Clause; wording: WordingKind; contractId: string };

/** Which contract a clause is added to and what fills its blanks. A failure loses nothing. */
export function useAddClauseForm({ clause, ...start }: Start, onAdded: (added: ClauseAdded) => void) {
  const [contractId, setContractId] = useState(start.contractId);
  const [wording, setWording] = useState(start.wording);
  /** What was typed, by wording: going back to one finds it as it was left. */
  const [typed, setTyped] = useState<Partial<Record<WordingKind, string[]>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useFieldErrors<string>();
  const { mutate, isPending } = useAddClause();

  const words = clause.wordings[wording] ?? '';
  const { blanks: suggestions, paragraphs } = useMemo(() => readWording(words), [words]);
  const blanks = typed[wording] ?? suggestions;

  function chooseContract(id: string) {
    setContractId(id);
    fields.amend(errorsIn(id, blanks));
  }

  /** Other words have other blanks: what was wrong with those says nothing of these. */
  function chooseWording(kind: WordingKind) {
    setWording(kind);
    fields.amend(errorsIn(contractId, []));
  }

  function setBlank(place: number, value: string) {
    const next = blanks.map((one, at) => (at === place ? value : one));
    setTyped((before) => ({ ...before, [wording]: next }));
    fields.amend(errorsIn(contractId, next));
  }

  function submit() {
    setFailure(null);
    if (fields.show(errorsIn(contractId, blanks))) return;
    mutate(
      { contractId, clauseId: clause.id, wording, blanks: [...blanks] },
      {
        onSuccess: onAdded,
        onError: (error) => setFailure(failureText(error, m.clause_add_failed())),
      },
    );
  }

  return {
    fields,
    contractId,
    chooseContract,
    wording,
    chooseWording,
    words,
    paragraphs,
    suggestions,
    blanks,
    setBlank,
    blankName,
    isDirty: Object.values(typed).some((values) => values !== undefined),
    isPending,
    failure,
    submit,
  };
}

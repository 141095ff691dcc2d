import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { blankUse } from '#src/features/clauses/blank-use.rules.ts';
import type { WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import { readWording, type Wording } from '#src/features/clauses/clause-wording.rules.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { faultOfBlank, settledBlank } from '#src/features/generated-contracts/settle-blanks.rules.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { clausePreviewQuery, useAddClause } from './clauses.queries';

const blankName = (place: number) => `blank-${place}`;

/**
 * What a blank begins with before the contract was asked: an example of a fact is none, so that nobody signs it by
 * oversight.
 */
const beginning = (suggestion: string) => (blankUse(suggestion) === 'fact' ? '' : suggestion);

function errorsIn(
  contractId: string,
  { read, blanks }: { read: Wording; blanks: readonly string[] },
): FieldErrors<string> {
  const errors: FieldErrors<string> = contractId === '' ? { contract: m.clause_add_contract_required() } : {};
  for (const [place, value] of blanks.entries()) {
    const fault = faultOfBlank(read, place, value);
    if (fault) errors[blankName(place)] = answerErrorText[fault]();
  }
  return errors;
}

type Start = { clause: Clause; wording: WordingKind; contractId: string };

/** Which contract a clause is added to and what fills its blanks. A failure loses nothing. */
export function useAddClauseForm({ clause, ...start }: Start, onAdded: (added: ClauseAdded) => void) {
  const [contractId, setContractId] = useState(start.contractId);
  const [wording, setWording] = useState(start.wording);
  /** What was typed, by wording and blank: going back to one finds it as it was left, and the rest is the contract’s. */
  const [typed, setTyped] = useState<Partial<Record<WordingKind, Record<number, string>>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const fields = useFieldErrors<string>();
  const { mutate, isPending } = useAddClause();

  const words = clause.wordings[wording] ?? '';
  const read = useMemo(() => readWording(words), [words]);
  const preview = useQuery(clausePreviewQuery({ contractId, clauseId: clause.id, wording }));
  const fill = (values: Readonly<Record<number, string>> = {}) =>
    read.blanks.map(
      (suggestion, place) => values[place] ?? preview.data?.blanks[place]?.suggested ?? beginning(suggestion),
    );
  const blanks = fill(typed[wording]);
  /** As the contract will have them: its parties by their own names. */
  const settled = blanks.map(
    (value, place) => preview.data?.blanks[place]?.settled ?? settledBlank(read, place, value),
  );

  function chooseContract(id: string) {
    setContractId(id);
    fields.amend(errorsIn(id, { read, blanks }));
  }

  /** Other words have other blanks: what was wrong with those says nothing of these. */
  function chooseWording(kind: WordingKind) {
    setWording(kind);
    fields.amend(errorsIn(contractId, { read, blanks: [] }));
  }

  function setBlank(place: number, value: string) {
    const next = { ...typed[wording], [place]: value };
    setTyped((before) => ({ ...before, [wording]: next }));
    fields.amend(errorsIn(contractId, { read, blanks: fill(next) }));
  }

  function submit() {
    setFailure(null);
    if (fields.show(errorsIn(contractId, { read, blanks })) || preview.data?.refusal) return;
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
    read,
    blanks,
    settled,
    preview,
    setBlank,
    blankName,
    isDirty: Object.values(typed).some((values) => values !== undefined),
    isPending,
    failure,
    submit,
  };
}

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { blankUse } from '#src/features/clauses/blank-use.rules.ts';
import type { WordingKind } from '#src/features/clauses/clause-choices.schema.ts';
import { readWording } from '#src/features/clauses/clause-wording.rules.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { faultOfBlank } from '#src/features/generated-contracts/settle-blanks.rules.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { clausePreviewQuery, useAddClause } from './clauses.queries';

const blankName = (place: number) => `blank-${place}`;

/** What a blank begins with: an example of a fact is none, so that nobody signs it by oversight. */
const beginning = (suggestion: string) => (blankUse(suggestion) === 'fact' ? '' : suggestion);

function errorsIn(
  contractId: string,
  { suggestions, blanks }: { suggestions: readonly string[]; blanks: readonly string[] },
): FieldErrors<string> {
  const errors: FieldErrors<string> = contractId === '' ? { contract: m.clause_add_contract_required() } : {};
  for (const [place, value] of blanks.entries()) {
    const fault = faultOfBlank(suggestions[place] ?? '', value);
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
  const blanks = typed[wording] ?? suggestions.map(beginning);
  const preview = useQuery(clausePreviewQuery({ contractId, clauseId: clause.id, wording }));
  /** As the contract will have them: its parties by their own names. */
  const settled = blanks.map((value, place) => preview.data?.blanks[place]?.settled ?? value);

  function chooseContract(id: string) {
    setContractId(id);
    fields.amend(errorsIn(id, { suggestions, blanks }));
  }

  /** Other words have other blanks: what was wrong with those says nothing of these. */
  function chooseWording(kind: WordingKind) {
    setWording(kind);
    fields.amend(errorsIn(contractId, { suggestions, blanks: [] }));
  }

  function setBlank(place: number, value: string) {
    const next = blanks.map((one, at) => (at === place ? value : one));
    setTyped((before) => ({ ...before, [wording]: next }));
    fields.amend(errorsIn(contractId, { suggestions, blanks: next }));
  }

  function submit() {
    setFailure(null);
    if (fields.show(errorsIn(contractId, { suggestions, blanks })) || preview.data?.refusal) return;
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

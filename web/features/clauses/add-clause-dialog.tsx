import { type FormEvent, useId } from 'react';
import { blankUse } from '#src/features/clauses/blank-use.rules.ts';
import { type WordingKind, wordingKinds } from '#src/features/clauses/clause-choices.schema.ts';
import type { Clause } from '#src/features/clauses/clauses.schema.ts';
import type { ClauseAdded } from '#src/features/generated-contracts/generated-contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ClauseBlankField } from './clause-blank-field';
import { ClauseEffects } from './clause-effects';
import { riskText } from './clause-stance';
import { wordingText } from './clause-texts';
import { ClauseWords } from './clause-words';
import { useAddClauseForm } from './use-add-clause-form';

type Props = {
  clause: Clause;
  wording: WordingKind;
  /** The contracts that can take a clause, at least one. */
  contracts: readonly { id: string; fileName: string }[];
  /** The one to begin with; empty for none. */
  contractId: string;
  onClose: () => void;
  onAdded: (contractId: string, added: ClauseAdded) => void;
};

/** Which contract, which wording, what fills the blanks, and how the clause will read. */
export function AddClauseDialog({ clause, contracts, onClose, onAdded, ...start }: Props) {
  const adding = useAddClauseForm({ clause, ...start }, (added) => onAdded(adding.contractId, added));
  const { fields, wording, blanks, read, preview, isPending, failure } = adding;
  const asked = read.blanks.flatMap((suggestion, place) =>
    ['usual', 'fact'].includes(blankUse(suggestion)) ? [{ suggestion, place }] : [],
  );
  const formId = useId();
  const close = () => (!adding.isDirty || window.confirm(m.clause_add_discard())) && onClose();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) adding.submit();
  };

  return (
    <Dialog
      open
      size="lg"
      locked={isPending}
      onClose={close}
      title={m.clause_add_title({ title: clause.title })}
      description={m.clause_add_note()}
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={close}>
            {m.clause_add_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={Boolean(preview.data?.refusal)}>
            {m.clause_add_submit()}
          </Button>
        </>
      }
    >
      <Form fields={fields} id={formId} onSubmit={send}>
        {failure && (
          <Alert tone="danger" title={m.clause_add_failed_title()} live>
            {failure}
          </Alert>
        )}
        <SelectField
          name="contract"
          label={m.clause_add_contract()}
          placeholder={m.clause_add_contract_choose()}
          options={contracts.map(({ id, fileName }) => ({ value: id, label: fileName }))}
          value={adding.contractId}
          error={fields.errors.contract}
          aria-required
          onChange={({ target }) => adding.chooseContract(target.value)}
        />
        <SelectField
          name="wording"
          label={m.clause_wording()}
          hint={riskText(clause.stances[wording] ?? clause.stances.standard)}
          options={wordingKinds
            .filter((kind) => clause.wordings[kind])
            .map((kind) => ({ value: kind, label: wordingLabel(clause, kind) }))}
          value={wording}
          onChange={({ target }) => adding.chooseWording(target.value as WordingKind)}
        />
        {adding.contractId !== '' && <ClauseEffects preview={preview} />}
        {asked.length > 0 && (
          <fieldset className="grid gap-4 border-t border-rule pt-4">
            <legend className="sr-only">{m.clause_add_blanks()}</legend>
            <div>
              <p aria-hidden className="font-serif font-semibold">
                {m.clause_add_blanks()}
              </p>
              <p className="text-sm text-muted">{m.clause_add_blanks_note()}</p>
            </div>
            {asked.map(({ suggestion, place }, at) => (
              <ClauseBlankField
                key={`${wording}-${place}`}
                name={adding.blankName(place)}
                number={at + 1}
                place={place}
                suggestion={suggestion}
                paragraphs={read.paragraphs}
                settled={adding.settled}
                stated={preview.data?.blanks[place]?.stated ?? null}
                value={blanks[place] ?? ''}
                error={fields.errors[adding.blankName(place)]}
                onChange={(value) => adding.setBlank(place, value)}
              />
            ))}
          </fieldset>
        )}
        <section aria-label={m.clause_add_preview()} className="border-t border-rule pt-4">
          <h3 className="mb-2 font-serif font-semibold">{m.clause_add_preview()}</h3>
          <div className="rounded-box border border-rule bg-base-200 px-4 py-4 sm:px-6">
            <p lang="en" dir="ltr" className="mb-3 font-serif font-semibold">
              {clause.heading}
            </p>
            <ClauseWords wording={adding.words} blanks={adding.settled} />
          </div>
        </section>
      </Form>
    </Dialog>
  );
}

/** "Firm: favours the supplier". */
function wordingLabel({ stances }: Clause, kind: WordingKind): string {
  const side = stances[kind]?.favours;
  return side ? m.clause_wording_for({ wording: wordingText[kind](), side }) : wordingText[kind]();
}

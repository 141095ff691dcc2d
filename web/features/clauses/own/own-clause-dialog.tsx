import { Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { type ClauseCategory, clauseCategories } from '#src/features/clauses/clause-choices.schema.ts';
import { ownClauseTexts } from '#src/features/own-clauses/own-clause-forms.schema.ts';
import type { NewOwnClause } from '#src/features/own-clauses/own-clauses.schema.ts';
import type { Locale } from '#src/i18n/locale.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { languageNames } from '#web/lib/language-names.ts';
import { locales } from '#web/lib/locale.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { categoryText } from '../clause-texts';
import { useDeleteOwnClause, useKeepOwnClause } from './own-clauses.queries';
import { PlansNote } from './plans-note';

const check = checkBy(ownClauseTexts(z));

type Props = {
  /** To begin with; one that is kept already has an id. */
  clause: NewOwnClause & { id: string | null };
  /** The plan includes clauses of one's own; else one that is kept can be read and deleted. */
  included: boolean;
  onClose: () => void;
};

/** A clause of one's own, to be kept, read, changed and deleted. */
export function OwnClauseDialog({ clause, included, onClose }: Props) {
  const { id, title, text, note } = clause;
  const formId = useId();
  const [category, setCategory] = useState(clause.category);
  const [language, setLanguage] = useState(clause.language);
  const { field, submit, fields, values } = useForm({ title, text, note }, check);
  const keep = useKeepOwnClause();
  const remove = useDeleteOwnClause();
  const busy = keep.isPending || remove.isPending;
  const dirty = values.title !== title || values.text !== text || values.note !== note;
  const close = () => (!dirty || window.confirm(m.own_clause_discard())) && onClose();

  const save = (texts: Pick<NewOwnClause, 'title' | 'text' | 'note'>) =>
    keep.mutate(
      { id, ...texts, category, language },
      {
        onSuccess: (kept) => {
          showToast({
            title: m.own_clause_saved(),
            description: m.own_clause_saved_text({ title: kept.title }),
            tone: 'success',
          });
          onClose();
        },
      },
    );

  function deleteIt() {
    if (id === null || !window.confirm(m.own_clause_delete_confirm())) return;
    remove.mutate(id, {
      onSuccess: () => {
        showToast({ title: m.own_clause_deleted(), tone: 'success' });
        onClose();
      },
    });
  }

  return (
    <Dialog
      open
      size="lg"
      locked={busy}
      onClose={close}
      title={id === null ? m.own_clause_keep_title() : m.own_clause_edit_title()}
      description={included ? m.own_clause_lead() : <PlansNote />}
      actions={
        <>
          {id !== null && (
            <Button variant="quiet" busy={remove.isPending} disabled={busy} onClick={deleteIt}>
              <Trash2 aria-hidden className="size-4" />
              {m.own_clause_delete()}
            </Button>
          )}
          {included && (
            <Button type="submit" form={formId} busy={keep.isPending} disabled={busy}>
              {m.own_clause_save()}
            </Button>
          )}
        </>
      }
    >
      {(included || id !== null) && (
        <Form id={formId} fields={fields} onSubmit={submit(save)}>
          {keep.isError && (
            <Alert tone="danger" live>
              {failureText(keep.error, m.own_clause_not_saved())}
            </Alert>
          )}
          {remove.isError && (
            <Alert tone="danger" live>
              {failureText(remove.error, m.own_clause_not_deleted())}
            </Alert>
          )}
          <TextField
            {...field('title')}
            label={m.own_clause_title()}
            dir="auto"
            autoComplete="off"
            readOnly={!included}
            aria-required
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="category"
              label={m.own_clause_category()}
              value={category}
              disabled={!included}
              options={clauseCategories.map((value) => ({ value, label: categoryText[value]() }))}
              onChange={({ target }) => setCategory(target.value as ClauseCategory)}
            />
            <SelectField
              name="language"
              label={m.own_clause_language()}
              value={language ?? ''}
              disabled={!included}
              options={[
                ...locales.map((value) => ({ value, label: languageNames[value] })),
                { value: '', label: m.own_clause_language_other() },
              ]}
              onChange={({ target }) => setLanguage((target.value || null) as Locale | null)}
            />
          </div>
          <TextArea
            {...field('text')}
            label={m.own_clause_text()}
            lang={language ?? undefined}
            dir="auto"
            rows={8}
            className="font-serif"
            readOnly={!included}
            aria-required
          />
          <TextArea {...field('note')} label={m.own_clause_note()} optional dir="auto" rows={2} readOnly={!included} />
        </Form>
      )}
    </Dialog>
  );
}

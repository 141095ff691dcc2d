import { useId } from 'react';
import { givenTitleIn } from '#src/features/contracts/contract-name-forms.schema.ts';
import type { Contract } from '#src/features/contracts/contracts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { contractName } from '#web/features/contracts/contract-name.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { checkBy } from '#web/lib/form-check.ts';
import { useForm } from '#web/lib/use-form.ts';
import { z } from '#web/lib/zod.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { useRename } from './rename.queries';

const check = checkBy(z.object({ givenTitle: givenTitleIn(z) }));

/** The name of a contract, to be changed or taken back. */
export function RenameDialog({ contract, onClose }: { contract: Contract; onClose: () => void }) {
  const formId = useId();
  const rename = useRename(contract.id);
  const { field, submit, fields } = useForm({ givenTitle: contractName(contract) }, check);

  const save = (givenTitle: string | null) =>
    rename.mutate(givenTitle, {
      onSuccess: onClose,
      onError: (error) =>
        showToast({
          title: m.analysis_rename_failed(),
          description: failureText(error, m.error_http_internal()),
          tone: 'destructive',
        }),
    });

  return (
    <Dialog
      open
      onClose={onClose}
      locked={rename.isPending}
      title={m.analysis_rename_title()}
      description={m.analysis_rename_text()}
      actions={
        <>
          {contract.givenTitle !== null && (
            <Button variant="quiet" busy={rename.isPending} onClick={() => save(null)}>
              {m.analysis_rename_reset()}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" busy={rename.isPending}>
            {m.analysis_rename_save()}
          </Button>
        </>
      }
    >
      <Form id={formId} fields={fields} onSubmit={submit(({ givenTitle }) => save(givenTitle))}>
        <TextField {...field('givenTitle')} label={m.analysis_rename_label()} dir="auto" autoComplete="off" />
      </Form>
    </Dialog>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { TemplateField } from './template-field';
import { TemplatePreview } from './template-preview';
import { type Outcomes, useTemplateForm } from './use-template-form';

type Props = Outcomes & { template: TemplateWithBody; onClose: () => void };
const views = { form: m.template_fill_in, preview: m.template_preview } as const;

/** What a template asks for beside the contract that comes of it; one of the two at a time on a phone. */
export function TemplateEditor({ template, onClose, ...outcomes }: Props) {
  const { form, values, set, fileName, setFileName, errors, isDirty, isPending, failure, submit } = useTemplateForm(
    template,
    outcomes,
  );
  const [view, setView] = useState<keyof typeof views>('form');
  const [active, setActive] = useState<string | null>(null);
  const formId = useId();
  useUnsavedGuard(isDirty);
  const close = () => (!isDirty || window.confirm(m.template_discard())) && onClose();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    // A field that is hidden could not take the focus.
    flushSync(() => setView('form'));
    submit();
  };
  const field = (variable: TemplateWithBody['variables'][number]) => (
    <TemplateField
      key={variable.name}
      variable={variable}
      value={values[variable.name] ?? ''}
      error={errors[variable.name]}
      onChange={(value) => set(variable.name, value)}
      onFocus={() => setActive(variable.name)}
    />
  );
  const toggles = template.variables.filter(({ toggle }) => toggle);

  return (
    <Dialog
      open
      size="full"
      locked={isPending}
      onClose={close}
      title={template.name}
      description={m.template_preview_note()}
      actions={
        <>
          <Button variant="quiet" disabled={isPending} onClick={close}>
            {m.template_cancel()}
          </Button>
          <Button type="submit" form={formId} busy={isPending} disabled={fileName.trim() === ''}>
            {m.template_create()}
          </Button>
        </>
      }
    >
      <div className="flex h-full min-h-0 flex-col gap-4">
        {failure && (
          <Alert tone="danger" title={m.template_create_failed_title()} live>
            {failure}
          </Alert>
        )}
        <div className="join self-start lg:hidden">
          {(Object.keys(views) as (keyof typeof views)[]).map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={view === each}
              onClick={() => setView(each)}
              className={`btn btn-sm join-item ${view === each ? 'btn-primary' : 'btn-outline border-(--field-line)'}`}
            >
              {views[each]()}
            </button>
          ))}
        </div>
        <div className="grid min-h-0 grow gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <form
            ref={form}
            id={formId}
            noValidate
            onSubmit={send}
            className={`relative min-h-0 content-start gap-5 overflow-y-auto p-1 pe-3 ${view === 'form' ? 'grid' : 'hidden lg:grid'}`}
          >
            <TextField
              label={`${m.template_file_name()} *`}
              name="fileName"
              maxLength={200}
              dir="auto"
              value={fileName}
              onFocus={() => setActive(null)}
              onChange={(event) => setFileName(event.target.value)}
            />
            {template.variables.filter(({ toggle }) => !toggle).map(field)}
            {toggles.length > 0 && (
              <fieldset className="grid gap-4 border-t border-rule pt-4">
                <legend className="sr-only">{m.template_optional_parts()}</legend>
                <p aria-hidden className="font-serif font-semibold">
                  {m.template_optional_parts()}
                </p>
                {toggles.map(field)}
              </fieldset>
            )}
            <p className="text-sm text-muted">* {m.template_required_mark()}</p>
          </form>
          <div className={`min-h-0 ${view === 'preview' ? '' : 'hidden lg:block'}`}>
            <TemplatePreview template={template} values={values} active={active} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

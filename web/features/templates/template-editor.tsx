import { type FormEvent, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TemplateWithBody } from '#src/features/templates/templates.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useUnsavedGuard } from '#web/lib/use-unsaved-guard.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { showToast } from '#web/ui/toast-store.ts';
import { type EditorView, EditorViews } from './editor-views';
import { stepText } from './form-steps';
import { StepLine } from './step-line';
import { TemplateFields } from './template-fields';
import { TemplateNotice } from './template-notice';
import { TemplatePreview } from './template-preview';
import type { Drafts } from './use-drafts';
import { useSteps } from './use-steps';
import { type Outcomes, useTemplateForm } from './use-template-form';
import { wageCautions } from './wage-caution';

type Props = Outcomes & { template: TemplateWithBody; drafts: Drafts; onClose: () => void };

/** What a template asks for beside the contract that comes of it; one of the two at a time on a phone. */
export function TemplateEditor({ template, drafts, onClose, ...outcomes }: Props) {
  const { form, values, set, fileName, rename, errors, isDirty, isKept, isPending, failure, check, submit } =
    useTemplateForm(template, drafts, outcomes);
  const { steps, at, heading, isFirst, isLast, go, reveal, namesAt } = useSteps(template.variables, form);
  const [view, setView] = useState<EditorView>('form');
  const [active, setActive] = useState<string | null>(null);
  const formId = useId();
  useUnsavedGuard(isDirty && !isKept);

  function close() {
    if (isDirty && !isKept && !window.confirm(m.template_discard())) return;
    if (isDirty && isKept) {
      const description = m.template_draft_kept_text({ name: template.name });
      showToast({ title: m.template_draft_kept(), description, tone: 'success' });
    }
    onClose();
  }
  function send(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    // A field that is hidden could not take the focus.
    flushSync(() => setView('form'));
    if (isLast) submit(reveal);
    else if (check(namesAt(at))) go(at + 1);
  }
  const cautions = wageCautions(template.fields, values);
  const fields = { values, errors, cautions, onChange: set, onFocus: setActive };

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
          {isFirst ? (
            <Button variant="quiet" disabled={isPending} onClick={close}>
              {m.template_cancel()}
            </Button>
          ) : (
            <Button variant="quiet" disabled={isPending} onClick={() => go(at - 1)}>
              {m.template_step_back()}
            </Button>
          )}
          <Button type="submit" form={formId} busy={isPending} disabled={fileName.trim() === ''}>
            {isLast ? m.template_create() : m.template_step_next()}
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
        <EditorViews view={view} onView={setView} />
        {steps && (
          <StepLine
            steps={steps}
            at={at}
            wrong={steps.filter(({ variables }) => variables.some(({ name }) => errors[name]))}
            onGo={(index) => {
              flushSync(() => setView('form'));
              go(index);
            }}
          />
        )}
        <div className="grid min-h-0 grow gap-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
          <form
            ref={form}
            id={formId}
            noValidate
            onSubmit={send}
            className={`relative min-h-0 content-start gap-5 overflow-y-auto p-1 pe-3 ${view === 'form' ? 'grid' : 'hidden lg:grid'}`}
          >
            {isFirst && <TemplateNotice template={template} />}
            {steps?.[at] && (
              <h3 ref={heading} tabIndex={-1} className="font-serif text-lead font-semibold outline-none">
                {m.template_step_of({ step: at + 1, steps: steps.length, name: stepText[steps[at].id]() })}
              </h3>
            )}
            <div hidden={!isFirst}>
              <TextField
                label={`${m.template_file_name()} *`}
                name="fileName"
                maxLength={200}
                dir="auto"
                value={fileName}
                onFocus={() => setActive(null)}
                onChange={(event) => rename(event.target.value)}
              />
            </div>
            {!steps && <TemplateFields variables={template.variables} {...fields} />}
            {steps?.map(({ id, variables }, index) => (
              <div key={id} hidden={index !== at} className="grid gap-5">
                <TemplateFields titled variables={variables} {...fields} />
              </div>
            ))}
            <p className="text-sm text-muted">* {m.template_required_mark()}</p>
            <p className="text-sm text-muted">{m.template_draft_note()}</p>
          </form>
          <div className={`min-h-0 ${view === 'preview' ? '' : 'hidden lg:block'}`}>
            <TemplatePreview template={template} values={values} active={active} />
          </div>
        </div>
      </div>
    </Dialog>
  );
}

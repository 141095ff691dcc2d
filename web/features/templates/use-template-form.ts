import { useState } from 'react';
import { cleanValues, findFaults } from '#src/features/templates/template-values.rules.ts';
import type { TemplateWithBody, ValueFault } from '#src/features/templates/templates.schema.ts';
import { errorText } from '#src/i18n/error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorCode } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { formatDate, joinWithCommas } from '#web/lib/format.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useGenerateContract } from './templates.queries';

const sayFault = (fault: ValueFault) =>
  fault === 'templates.required' ? m.template_field_required() : errorText[fault]();

export interface Outcomes {
  onCreated: () => void;
  /** The plan no longer includes the template. */
  onRefused: () => void;
}

/** What is typed into a template, what is wrong with it, and its way to the server. A failure loses nothing. */
export function useTemplateForm(template: TemplateWithBody, { onCreated, onRefused }: Outcomes) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [fileName, setFileName] = useState<string>(() =>
    m.template_file_name_default({ name: template.name, date: formatDate(new Date().toISOString()) }),
  );
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, show, amend } = useFieldErrors<string>();
  const { mutate, isPending } = useGenerateContract();

  const faultsIn = (some: typeof values) => findFaults(template.fields, cleanValues(template.fields, some));
  const errorsIn = (faults: ReturnType<typeof faultsIn>): FieldErrors<string> =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, sayFault(fault)]));

  function set(name: string, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    amend(errorsIn(faultsIn(next)));
  }

  function submit() {
    const found = faultsIn(values);
    setFailure(null);
    if (show(errorsIn(found))) {
      const wrong = template.variables.filter(({ name }) => found[name]);
      const missing = wrong.filter(({ name }) => found[name] === 'templates.required');
      const named = (some: typeof wrong) => joinWithCommas(some.map(({ label }) => label));
      const description =
        missing.length > 0
          ? m.template_required_missing({ fields: named(missing) })
          : m.template_wrong({ fields: named(wrong) });
      showToast({ title: m.template_validation_title(), description, tone: 'destructive' });
      return;
    }
    mutate(
      { templateId: template.id, variables: values, fileName },
      {
        onSuccess: () => {
          const description = m.template_created_text({ name: fileName.trim() });
          showToast({ title: m.template_created(), description, tone: 'success' });
          onCreated();
        },
        onError: (error) => {
          if (errorCode(error) === 'plan.upgrade_required') return onRefused();
          setFailure(failureText(error, m.template_create_failed()));
        },
      },
    );
  }

  return {
    form,
    values,
    set,
    fileName,
    setFileName,
    errors,
    isDirty: Object.values(values).some((value) => value.trim() !== ''),
    isPending,
    /** Why the server made no contract of it. */
    failure,
    submit,
  };
}

import { useRef, useState } from 'react';
import { cleanValues, findFaults } from '../../../src/features/templates/template-values.rules';
import type { TemplateWithBody, ValueFault } from '../../../src/features/templates/templates.schema';
import { errorText } from '../../../src/i18n/error-text';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { errorCode } from '../../lib/api-error';
import { failureText } from '../../lib/failure-text';
import { formatDate, joinWithCommas } from '../../lib/format';
import { showToast } from '../../ui/toast-store';
import { useGenerateContract } from './templates.queries';

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
  const [faults, setFaults] = useState<Record<string, ValueFault>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const { mutate, isPending } = useGenerateContract();

  function set(name: string, value: string) {
    setValues((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _, ...others }) => others);
  }

  function submit() {
    const found = findFaults(template.fields, cleanValues(template.fields, values));
    setFaults(found);
    setFailure(null);
    const wrong = template.variables.filter(({ name }) => found[name]);
    const [first] = wrong;
    if (first) {
      const missing = wrong.filter(({ name }) => found[name] === 'templates.required');
      const named = (some: typeof wrong) => joinWithCommas(some.map(({ label }) => label));
      const description =
        missing.length > 0
          ? m.template_required_missing({ fields: named(missing) })
          : m.template_wrong({ fields: named(wrong) });
      showToast({ title: m.template_validation_title(), description, tone: 'destructive' });
      form.current?.querySelector<HTMLElement>(`[name="${first.name}"]`)?.focus();
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
          const description = failureText(error, m.template_create_failed());
          setFailure(description);
          showToast({ title: m.template_create_failed_title(), description, tone: 'destructive' });
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
    errorOf: (name: string) => {
      const fault = faults[name];
      return fault === 'templates.required' ? m.template_field_required() : fault && errorText[fault]();
    },
    isDirty: Object.values(values).some((value) => value.trim() !== ''),
    isPending,
    /** Why the server made no contract of it. */
    failure,
    submit,
  };
}

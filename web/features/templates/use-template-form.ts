import { useState } from 'react';
import { cleanValues, findFaults } from '#src/features/templates/template-values.rules.ts';
import type { TemplateWithBody, ValueFault } from '#src/features/templates/templates.schema.ts';
import { answerErrorText } from '#src/i18n/answer-error-text.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorCode } from '#web/lib/api-error.ts';
import { failureText } from '#web/lib/failure-text.ts';
import { formatDate, joinWithCommas } from '#web/lib/format.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { showToast } from '#web/ui/toast-store.ts';
import { useGenerateContract } from './templates.queries';
import type { Drafts } from './use-drafts';

const sayFault = (fault: ValueFault) =>
  fault === 'templates.required' ? m.template_field_required() : answerErrorText[fault]();

export interface Outcomes {
  onCreated: () => void;
  /** The plan no longer includes the template. */
  onRefused: () => void;
}

type Typed = Record<string, string>;
const isTyped = (values: Typed) => Object.values(values).some((value) => value.trim() !== '');

/**
 * What is typed into a template, kept as a draft meanwhile, what is wrong with it, and its way to the server. A failure
 * loses nothing.
 */
export function useTemplateForm(template: TemplateWithBody, drafts: Drafts, { onCreated, onRefused }: Outcomes) {
  const [values, setValues] = useState<Typed>(() => {
    const { values: typed = {} } = drafts.typed ?? {};
    return Object.fromEntries(template.variables.flatMap(({ name }) => (typed[name] ? [[name, typed[name]]] : [])));
  });
  const [fileName, setFileName] = useState<string>(
    () =>
      drafts.typed?.fileName ??
      m.template_file_name_default({ name: template.name, date: formatDate(new Date().toISOString()) }),
  );
  const [isKept, setIsKept] = useState(drafts.typed !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const { form, errors, show, amend } = useFieldErrors<string>();
  const { mutate, isPending } = useGenerateContract();

  const faultsIn = (some: Typed) => findFaults(template.fields, cleanValues(template.fields, some));
  const errorsIn = (faults: ReturnType<typeof faultsIn>): FieldErrors<string> =>
    Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, sayFault(fault)]));

  function set(name: string, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    amend(errorsIn(faultsIn(next)));
    keep(next, fileName);
  }

  function rename(name: string) {
    setFileName(name);
    keep(values, name);
  }

  function keep(typed: Typed, name: string) {
    if (isTyped(typed)) return setIsKept(drafts.keep({ values: typed, fileName: name }));
    drafts.drop();
  }

  /** Whether nothing is wrong with some of the fields; what is, is shown. */
  function check(names: ReadonlySet<string>): boolean {
    const found = Object.entries(faultsIn(values)).filter(([name]) => names.has(name));
    return !show(errorsIn(Object.fromEntries(found)));
  }

  /** `reveal` brings a field that something is wrong with where it can be seen. */
  function submit(reveal: (name: string) => void) {
    const found = faultsIn(values);
    setFailure(null);
    const first = template.variables.find(({ name }) => found[name]);
    if (first) reveal(first.name);
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
          drafts.drop();
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
    rename,
    errors,
    isDirty: isTyped(values),
    /** Whether this browser has what was typed. */
    isKept,
    isPending,
    /** Why the server made no contract of it. */
    failure,
    check,
    submit,
  };
}

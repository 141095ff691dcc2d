import { type ChangeEvent, type FormEvent, useEffect, useState } from 'react';
import { hasErrorTexts, loadErrorTexts } from './error-texts';
import type { Checked } from './form-check';
import { type FieldErrors, useFieldErrors } from './use-field-errors';

type Input = string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** What is typed into a form, what is wrong with it, and how it is submitted. */
export function useForm<Name extends string, Sent>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => Checked<Name, Sent>,
) {
  const [values, setValues] = useState(initial);
  const fields = useFieldErrors<Name>();
  // What may be said of a fault is there before anything is submitted, or comes to what is shown of it.
  useEffect(() => void loadErrorTexts(), []);

  const errorsIn = (some: Record<Name, string>) => {
    const checked = check(some);
    return 'errors' in checked ? checked.errors : {};
  };

  function set(name: Name, value: string) {
    const next = { ...values, [name]: value };
    setValues(next);
    fields.amend(errorsIn(next));
  }

  /** What the control of this name needs. */
  const field = <Some extends Name>(name: Some) => ({
    name,
    value: values[name],
    error: fields.errors[name],
    onChange: (input: Input) => set(name, typeof input === 'string' ? input : input.target.value),
  });

  async function showSaid(errors: FieldErrors<Name>) {
    fields.show(errors);
    if (hasErrorTexts()) return;
    await loadErrorTexts();
    fields.show(errorsIn(values));
  }

  /** Hands over what passed the check. */
  const submit = (send: (sent: Sent) => unknown) => (event: FormEvent) => {
    event.preventDefault();
    const checked = check(values);
    if ('errors' in checked) void showSaid(checked.errors);
    else if (!fields.show({})) void send(checked.sent);
  };

  return { values, set, field, submit, fields };
}

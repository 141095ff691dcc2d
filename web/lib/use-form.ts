import { type ChangeEvent, type FormEvent, useState } from 'react';
import type { Checked } from './form-check';
import { useFieldErrors } from './use-field-errors';

type Input = string | ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>;

/** What is typed into a form, what is wrong with it, and how it is submitted. */
export function useForm<Name extends string, Sent>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => Checked<Name, Sent>,
) {
  const [values, setValues] = useState(initial);
  const fields = useFieldErrors<Name>();

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

  /** Hands over what passed the check. */
  const submit = (send: (sent: Sent) => unknown) => (event: FormEvent) => {
    event.preventDefault();
    const checked = check(values);
    if ('errors' in checked) fields.show(checked.errors);
    else if (!fields.show({})) void send(checked.sent);
  };

  return { values, set, field, submit, fields };
}

import { useRef, useState } from 'react';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** A field that has an error, as a form's summary names it. */
export interface WrongField {
  name: string;
  label: string;
  error: string;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

/** A form's errors by field name. Showing some puts the focus into the first field that has one. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [wrong, setWrong] = useState<readonly WrongField[]>([]);

  const controls = () => [...(form.current?.elements ?? [])].filter(isControl);

  /** Whether there was anything to show. */
  function show(found: FieldErrors<Name>): boolean {
    const withError = controls().filter(({ name }) => found[name as Name]);
    setErrors(found);
    setWrong(
      withError.map((control) => ({
        name: control.name,
        label: labelOf(control),
        error: found[control.name as Name] ?? '',
      })),
    );
    withError[0]?.focus();
    return Object.values(found).some(Boolean);
  }

  /** Clears errors as they are corrected while typing; no new ones are shown meanwhile. */
  function amend(found: FieldErrors<Name>) {
    const names = Object.keys(errors) as Name[];
    if (names.length === 0) return;
    setErrors(
      Object.fromEntries(names.flatMap((name) => (found[name] ? [[name, found[name]]] : []))) as FieldErrors<Name>,
    );
    setWrong((before) =>
      before.flatMap((field) => {
        const error = found[field.name as Name];
        return error ? [{ ...field, error }] : [];
      }),
    );
  }

  const focus = (name: string) =>
    controls()
      .find((control) => control.name === name)
      ?.focus();

  return { form, errors, wrong, show, amend, focus };
}

/** Its name without the rest of its label. */
const labelOf = (control: Control) => control.labels?.[0]?.firstChild?.textContent?.trim() ?? '';

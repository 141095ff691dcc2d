import { useRef, useState } from 'react';

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** A form's errors by field name. Showing some puts the focus into the first field that has one. */
export function useFieldErrors<Name extends string>() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors<Name>>({});

  /** Whether there was anything to show. */
  function show(found: FieldErrors<Name>): boolean {
    setErrors(found);
    const wrong = [...(form.current?.elements ?? [])].find(
      (field) =>
        (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && found[field.name as Name],
    );
    (wrong as HTMLElement | undefined)?.focus();
    return Object.values(found).some(Boolean);
  }

  return { form, errors, show };
}

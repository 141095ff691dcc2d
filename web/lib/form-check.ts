import type { z } from 'zod';
import { m } from '#src/i18n/paraglide/messages.js';
import { errorTextOf } from './error-texts';
import type { FieldErrors } from './use-field-errors';

/** The result of checking a form: what to send, or what is wrong with which field. */
export type Checked<Name extends string, Sent> = { sent: Sent } | { errors: FieldErrors<Name> };

/** A form's own messages, by the code of the error. */
export type FaultTexts = Readonly<Record<string, () => string>>;

const sayFault = (code: string, texts: FaultTexts): string =>
  texts[code]?.() ?? errorTextOf(code) ?? m.error_http_invalid_input();

/**
 * Judges a form's values by the schema that the server judges them by; its faults are codes, said here in words.
 * Each field has one error, its first. A message about several fields is shown at the first of them.
 */
export function checkBy<Values extends object, Sent>(schema: z.ZodType<Sent, Values>, texts: FaultTexts = {}) {
  type Name = keyof Values & string;
  return (values: Record<Name, string>): Checked<Name, Sent> => {
    const result = schema.safeParse(values);
    if (result.success) return { sent: result.data };
    const codes = new Map<string, string>();
    for (const { path, message } of inOrderOf(Object.keys(values), result.error.issues)) {
      const field = String(path[0]);
      if (!codes.has(field)) codes.set(field, message);
    }
    const said = new Set<string>();
    const errors: Record<string, string> = {};
    for (const [field, code] of codes) {
      if (said.has(code)) continue;
      said.add(code);
      errors[field] = sayFault(code, texts);
    }
    return { errors: errors as FieldErrors<Name> };
  };
}

function inOrderOf(fields: string[], issues: readonly z.core.$ZodIssue[]) {
  const place = ({ path }: z.core.$ZodIssue) => fields.indexOf(String(path[0]));
  return [...issues].sort((one, other) => place(one) - place(other));
}

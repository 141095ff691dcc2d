import type { ComponentProps } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import type { useFieldErrors } from '../lib/use-field-errors';
import { FormErrors } from './form-errors';

type Props = ComponentProps<'form'> & {
  fields: ReturnType<typeof useFieldErrors<string>>;
  /** In place of the usual words over the list of what is wrong; with them even one error is listed. */
  errorsTitle?: string | null;
  errorsText?: string | null;
};

/** A form whose errors are shown in our own words, at the fields and, where there are several, above them all. */
export function Form({ fields, errorsTitle, errorsText, className = 'grid gap-5', children, ...rest }: Props) {
  const { form, wrong, focus } = fields;
  return (
    <form {...rest} ref={form} noValidate className={className}>
      {wrong.length >= (errorsTitle ? 1 : 2) && (
        <FormErrors title={errorsTitle ?? m.ui_form_errors()} text={errorsText} wrong={wrong} onChoose={focus} />
      )}
      {children}
    </form>
  );
}

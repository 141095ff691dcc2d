import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Props = FieldProps & Omit<ComponentProps<'textarea'>, 'id'>;

export function TextArea({ label, hint, error, optional, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <textarea
          rows={5}
          {...rest}
          {...control}
          className={`textarea w-full ${error ? 'textarea-error' : ''} ${className}`}
        />
      )}
    </Field>
  );
}

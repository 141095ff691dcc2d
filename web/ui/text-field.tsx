import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id'>;

export function TextField({ label, hint, error, optional, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <input
          type="text"
          {...rest}
          {...control}
          className={`input w-full ${error ? 'input-error' : ''} ${className}`}
        />
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { Field, type FieldProps } from './field';

export type SelectOption = { value: string; label: string };

type Props = FieldProps &
  Omit<ComponentProps<'select'>, 'id' | 'children'> & {
    options: readonly SelectOption[];
    /** A first entry that chooses nothing. */
    placeholder?: string;
  };

export function SelectField({ label, hint, error, optional, options, placeholder, className = '', ...rest }: Props) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <select {...rest} {...control} className={`select w-full ${error ? 'select-error' : ''} ${className}`}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

import type { ComponentProps } from 'react';
import { m } from '../../../src/i18n/paraglide/messages.js';
import { TextField } from '../../ui/text-field';

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'autoComplete'> & {
  value: string;
  onChange: (email: string) => void;
};

/** An address, in small letters as it is typed. It runs left to right in every language. */
export function EmailField({ onChange, autoComplete = 'username', ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={m.auth_email()}
      name="email"
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      className="rtl:text-right"
      onChange={(event) => onChange(event.target.value.toLowerCase())}
    />
  );
}

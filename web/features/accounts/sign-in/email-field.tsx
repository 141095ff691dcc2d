import type { ComponentProps } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'error' | 'hint' | 'autoComplete'> & {
  name: string;
  value: string;
  onChange: (email: string) => void;
  /** For who keeps the address beyond this form. */
  onTyped?: (email: string) => void;
};

/** An address, in small letters as it is typed. It runs left to right in every language. */
export function EmailField({ onChange, onTyped, autoComplete = 'username', ...rest }: Props) {
  return (
    <TextField
      {...rest}
      label={m.auth_email()}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      className="rtl:text-right"
      onChange={(event) => {
        const email = event.target.value.toLowerCase();
        onChange(email);
        onTyped?.(email);
      }}
    />
  );
}

import { codeLength } from '#src/features/accounts/sign-in/sign-in-forms.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { TextField } from '#web/ui/text-field.tsx';
import { cleanCode } from './sign-in.rules';

type Props = {
  name: string;
  value: string;
  onChange: (code: string) => void;
  error: string | undefined;
  label?: string;
  hint?: string;
};

/** Six digits: from an e-mail, unless it says otherwise. */
export function CodeField({ onChange, ...rest }: Props) {
  return (
    <TextField
      label={m.auth_code()}
      hint={m.auth_code_hint()}
      {...rest}
      onChange={(event) => onChange(cleanCode(event.target.value))}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      placeholder={'0'.repeat(codeLength)}
      className="text-center text-2xl tracking-[0.4em] tabular-nums"
    />
  );
}

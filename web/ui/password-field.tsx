import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Field, type FieldProps } from './field';

type Props = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'type'>;

/** A password that can be shown while it is typed. Passwords run left to right in every language. */
export function PasswordField({ label, hint, error, optional, ...rest }: Props) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} hint={hint} error={error} optional={optional ?? false}>
      {(control) => (
        <div className={`input w-full pe-0 ${error ? 'input-error' : ''}`}>
          <input {...rest} {...control} type={shown ? 'text' : 'password'} dir="ltr" className="grow rtl:text-right" />
          <button
            type="button"
            aria-pressed={shown}
            aria-label={m.ui_show_password()}
            onClick={() => setShown(!shown)}
            className="btn btn-ghost btn-square btn-sm me-1"
          >
            <Icon aria-hidden className="size-4" />
          </button>
        </div>
      )}
    </Field>
  );
}

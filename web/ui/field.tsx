import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** Says so beside the label; most fields are required, so only the others are marked. */
  optional?: boolean;
};

export type ControlProps = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': boolean | undefined };

type Props = FieldProps & { children: (control: ControlProps) => ReactNode };

/** Label above, hint and error below, tied to the control it is given. */
export function Field({ label, hint, error, optional = false, children }: Props) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {optional && <span className="ms-1.5 font-normal text-muted">{m.ui_optional()}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex items-start gap-1.5 text-sm font-medium text-error">
          <CircleAlert aria-hidden className="mt-0.75 size-4 shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}

import { type ComponentProps, type ReactNode, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode; hint?: ReactNode };

export function Checkbox({ label, hint, className = '', ...rest }: Props) {
  const id = useId();
  return (
    <div className="flex items-start gap-3">
      <input
        {...rest}
        type="checkbox"
        id={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className={`checkbox checkbox-sm mt-1 ${className}`}
      />
      <div>
        <label htmlFor={id}>{label}</label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}

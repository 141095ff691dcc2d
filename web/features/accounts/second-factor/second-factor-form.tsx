import type { ReactNode } from 'react';
import { m } from '#src/i18n/paraglide/messages.js';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { secondFactorFailure } from './second-factor.rules';

type Props = Pick<Parameters<typeof Form>[0], 'fields' | 'onSubmit'> & {
  attempt: { isError: boolean; isPending: boolean; error: unknown };
  label: string;
  danger?: boolean;
  onCancel: () => void;
  children: ReactNode;
};

/** A step of turning it on or off: what it asks for, what went wrong, and the way back. */
export function SecondFactorForm({ fields, onSubmit, attempt, label, danger = false, onCancel, children }: Props) {
  return (
    <Form fields={fields} onSubmit={onSubmit}>
      {attempt.isError && (
        <Alert tone="danger" title={m.error_title()} live>
          {secondFactorFailure(attempt.error)}
        </Alert>
      )}
      {children}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="quiet" disabled={attempt.isPending} onClick={onCancel}>
          {m.settings_cancel()}
        </Button>
        <Button type="submit" {...(danger && { variant: 'danger' as const })} busy={attempt.isPending}>
          {label}
        </Button>
      </div>
    </Form>
  );
}

import type { ReactNode } from 'react';
import type { CurrentUser } from '#src/features/accounts/accounts.schema.ts';
import { m } from '#src/i18n/paraglide/messages.js';
import { useForm } from '#web/lib/use-form.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Form } from '#web/ui/form.tsx';
import { PasswordField } from '#web/ui/password-field.tsx';
import { CodeField } from '../sign-in/code-field';
import { ResendCode } from '../sign-in/resend-code';
import { useConfirmIdentity, useSendConfirmCode } from './confirm.queries';
import { checkCode, checkPassword, confirmFailure } from './confirm.rules';

type Props = {
  user: CurrentUser;
  /** What goes ahead once the owner has confirmed. */
  onConfirmed: () => Promise<unknown>;
  onCancel: () => void;
  /** It is under way. */
  busy: boolean;
  /** The button that goes ahead. */
  label: string;
  danger?: boolean;
  /** What went wrong after the confirmation. */
  problem?: ReactNode;
};

/** Asks for the password, or for a mailed code where the account has none, before something that cannot be taken back. */
export function ConfirmForm(props: Props) {
  return props.user.authProvider === 'local' ? <ByPassword {...props} /> : <ByCode {...props} />;
}

function ByPassword(props: Props) {
  const { field, submit, fields } = useForm({ password: '' }, checkPassword);
  const confirm = useConfirmIdentity();
  const send = submit(async (proof) => {
    if (await confirm.mutateAsync(proof).catch(() => null)) await props.onConfirmed();
  });
  return (
    <Form fields={fields} onSubmit={send}>
      <Problems confirm={confirm}>{props.problem}</Problems>
      <input type="hidden" name="username" autoComplete="username" value={props.user.email} readOnly />
      <PasswordField label={m.settings_current_password()} autoComplete="current-password" {...field('password')} />
      <Buttons {...props} busy={props.busy || confirm.isPending} />
    </Form>
  );
}

function ByCode(props: Props) {
  const { field, submit, fields } = useForm({ code: '' }, checkCode);
  const confirm = useConfirmIdentity();
  const mail = useSendConfirmCode();
  const resend = useSendConfirmCode();
  const send = submit(async (proof) => {
    if (await confirm.mutateAsync(proof).catch(() => null)) await props.onConfirmed();
  });

  if (!mail.isSuccess) {
    return (
      <div className="grid gap-5">
        <Problems confirm={mail} />
        <p>{m.confirm_by_code({ email: props.user.email })}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={props.onCancel}>
            {m.settings_cancel()}
          </Button>
          <Button busy={mail.isPending} onClick={() => mail.mutate()}>
            {m.confirm_send_code()}
          </Button>
        </div>
      </div>
    );
  }
  return (
    <div className="grid gap-5">
      <Form fields={fields} onSubmit={send}>
        <Problems confirm={confirm}>{props.problem}</Problems>
        <CodeField {...field('code')} />
        <Buttons {...props} busy={props.busy || confirm.isPending} />
      </Form>
      <ResendCode resend={resend} />
    </div>
  );
}

type Attempt = { isError: boolean; error: unknown };

function Problems({ confirm, children }: { confirm: Attempt; children?: ReactNode }) {
  const problem = confirm.isError ? confirmFailure(confirm.error) : children;
  if (!problem) return null;
  return (
    <Alert tone="danger" title={m.error_title()} live>
      {problem}
    </Alert>
  );
}

function Buttons({ label, busy, danger = false, onCancel }: Pick<Props, 'label' | 'busy' | 'danger' | 'onCancel'>) {
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button variant="quiet" disabled={busy} onClick={onCancel}>
        {m.settings_cancel()}
      </Button>
      <Button type="submit" {...(danger && { variant: 'danger' as const })} busy={busy}>
        {label}
      </Button>
    </div>
  );
}
